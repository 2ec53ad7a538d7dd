import { DomainError, type FieldFault } from '../shared/index.js';

export const adminErrors = {
  noSuchCustomer: () => new DomainError('not_found', 'customer_not_found', 'There is no such customer.'),
  emailTaken: () =>
    new DomainError('conflict', 'email_taken', 'Another account has this email address. Use a different one.', {
      faults: [{ path: 'email', message: 'Another account has this email address' }],
    }),
  ownAccount: () =>
    new DomainError(
      'conflict',
      'own_account',
      'You cannot block, archive, demote or delete your own account. Ask another administrator.',
    ),
  ownTotp: () =>
    new DomainError(
      'conflict',
      'own_account',
      'You cannot reset your own two-step sign-in here. Turn it off on your account page, or ask another administrator.',
    ),
  noTotp: () => new DomainError('conflict', 'totp_off', 'This customer has no two-step sign-in to reset.'),
  lastAdministrator: () =>
    new DomainError(
      'conflict',
      'last_administrator',
      'This is the last administrator who can sign in. Make another account an administrator first.',
    ),
  rulesFileInvalid: (faults: readonly FieldFault[]) =>
    new DomainError(
      'invalid',
      'rules_file_invalid',
      'The rules file has entries that cannot be used. Nothing changed.',
      {
        faults,
      },
    ),
  rulesFileOld: (dated: string) =>
    new DomainError(
      'conflict',
      'rules_file_old',
      'The rules file that is stored is of the same day or a later one. Give the new file a later day.',
      { faults: [{ path: 'dated', message: `${dated} does not come after the day of the stored file` }] },
    ),
  notConfirmed: () =>
    new DomainError(
      'invalid',
      'not_confirmed',
      'To delete this customer for good, type the email address of the account.',
      { faults: [{ path: 'confirm_email', message: 'This is not the email address of the account' }] },
    ),
};

import { DomainError } from '../shared/index.js';

export const accountErrors = {
  badCredentials: () =>
    new DomainError('unauthenticated', 'bad_credentials', 'Email or password is incorrect. Check both and try again.'),
  emailTaken: () =>
    new DomainError(
      'conflict',
      'email_taken',
      'This email address cannot be registered. Log in, or use another address.',
      {
        faults: [{ path: 'email', message: 'This email address cannot be registered' }],
      },
    ),
  signedOut: () => new DomainError('unauthenticated', 'signed_out', 'Your session has ended. Log in again.'),
  notSignedIn: () => new DomainError('unauthenticated', 'not_signed_in', 'You are not signed in. Log in first.'),
  adminOnly: () => new DomainError('forbidden', 'admin_only', 'This needs an administrator account.'),
  tooManyAttempts: (seconds: number) =>
    new DomainError('rate_limited', 'too_many_attempts', `Too many attempts. Wait ${seconds} seconds and try again.`, {
      details: { retry_after_seconds: seconds },
    }),
};

import { countOf, DomainError } from '../shared/index.js';
import { ADMIN_KEY_DAYS, MAX_API_KEYS, type ApiScope } from './ApiScope.js';

const WRONG_CODE = 'This code is not right, or was used already. Enter the next one that your app shows.';
const CODE_FAULTS = [{ path: 'code', message: WRONG_CODE }];

const ADMIN_KEY_TOO_LONG = `A key with the scope "admin" works for at most ${ADMIN_KEY_DAYS} day.`;

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
  /** Of an account that has an address already. */
  newEmailTaken: () =>
    new DomainError('conflict', 'email_taken', 'This email address cannot be used. Use another one.', {
      faults: [{ path: 'email', message: 'This email address cannot be used' }],
    }),
  signedOut: () => new DomainError('unauthenticated', 'signed_out', 'Your session has ended. Log in again.'),
  notSignedIn: () => new DomainError('unauthenticated', 'not_signed_in', 'You are not signed in. Log in first.'),
  adminOnly: () => new DomainError('forbidden', 'admin_only', 'This needs an administrator account.'),
  tooManyAttempts: (seconds: number) =>
    new DomainError(
      'rate_limited',
      'too_many_attempts',
      `Too many attempts. Wait ${countOf(seconds, 'second')} and try again.`,
      {
        details: { retry_after_seconds: seconds },
      },
    ),
  /** `path` is the field that the password was typed into. */
  wrongPassword: (path: string) =>
    new DomainError('invalid', 'wrong_password', 'The current password is not right', {
      faults: [{ path, message: 'The current password is not right' }],
    }),
  linkSpent: () => new DomainError('invalid', 'link_spent', 'This link is used up or too old. Ask for a new one.'),
  noSuchSession: () => new DomainError('not_found', 'session_not_found', 'There is no such session.'),
  noSuchApiKey: () => new DomainError('not_found', 'api_key_not_found', 'There is no such API key.'),
  badApiKey: () =>
    new DomainError('unauthenticated', 'bad_api_key', 'This API key does not work any more. Make a new one.'),
  tooManyApiKeys: () =>
    new DomainError(
      'conflict',
      'too_many_api_keys',
      `An account has at most ${MAX_API_KEYS} API keys. Revoke one that you no longer use first.`,
    ),
  adminKeyTooLong: () =>
    new DomainError('invalid', 'admin_key_too_long', ADMIN_KEY_TOO_LONG, {
      faults: [{ path: 'expires_in_days', message: ADMIN_KEY_TOO_LONG }],
    }),
  missingScope: (scope: ApiScope) =>
    new DomainError(
      'forbidden',
      'missing_scope',
      `This API key lacks the scope "${scope}", which is needed here. Make a key that has it.`,
    ),
  sessionOnly: () =>
    new DomainError('forbidden', 'session_only', 'An API key cannot do this. Log in with your password instead.'),
  totpRequired: () =>
    new DomainError('unauthenticated', 'totp_required', 'Enter the code that your authenticator app shows.'),
  /** During the login. */
  totpRefused: () => new DomainError('unauthenticated', 'totp_invalid', WRONG_CODE, { faults: CODE_FAULTS }),
  /** The same for a signed-in user. */
  wrongCode: () => new DomainError('invalid', 'totp_invalid', WRONG_CODE, { faults: CODE_FAULTS }),
  totpSetupRequired: () =>
    new DomainError(
      'forbidden',
      'totp_setup_required',
      'Administrators of this server need two-step sign-in. Set it up on your account page, then go on.',
    ),
  totpMandatory: () =>
    new DomainError(
      'forbidden',
      'totp_mandatory',
      'Administrators of this server need two-step sign-in: it cannot be turned off.',
    ),
  totpAlreadyOn: () =>
    new DomainError('conflict', 'totp_already_on', 'Two-step sign-in is on already. Turn it off first to change it.'),
  totpOff: () => new DomainError('conflict', 'totp_off', 'Two-step sign-in is not on.'),
  totpNotStarted: () =>
    new DomainError('conflict', 'totp_not_started', 'This set-up is no longer open. Start it again.'),
  emailAlreadyVerified: () =>
    new DomainError('conflict', 'email_already_verified', 'Your email address is verified already.'),
  lastAdministrator: () =>
    new DomainError(
      'conflict',
      'last_administrator',
      'You are the last administrator of this server. Make another account an administrator before you delete yours.',
    ),
};

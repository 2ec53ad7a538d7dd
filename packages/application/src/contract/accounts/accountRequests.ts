import { KEY_SCOPES, PASSWORD_MAX, PASSWORD_MIN, isCommonPassword } from '@listwright/domain/accounts';
import * as z from 'zod';
import { personFields } from './personFields.js';

const password = z
  .string('Password is required')
  .trim()
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .describe('At least 8 characters; spaces around it do not count');

/** A new password: never a common one (ASVS 6.2.4). */
export const newPassword = password.refine(
  (text) => !isCommonPassword(text),
  'This password is too easy to guess. Choose another.',
);

const { email, full_name: fullName, company_name: companyName, phone } = personFields;

export const RegisterRequest = z.object({
  email,
  password: newPassword,
  full_name: fullName,
  company_name: companyName.default(''),
  phone: phone.default(''),
});

const refreshIn = z
  .enum(['cookie', 'body'])
  .default('cookie')
  .describe('Where the refresh token travels: an HttpOnly cookie (browsers) or the body (programs)');

export const LoginRequest = z.object({ email, password });

const MAX_CODE_LENGTH = 40;
const code = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(MAX_CODE_LENGTH, 'A code is much shorter')
  .describe('Six digits of the authenticator app, or a recovery code');

export const LoginCall = LoginRequest.extend({
  code: code.optional().describe('Where the account has two-step sign-in: six digits of the app, or a recovery code'),
  refresh: refreshIn,
});

/** `name` is the alias that the specification lets a screen send for `full_name`. */
export const UpdateProfileRequest = z.object({
  email: email.optional().describe('Address to sign in with; a new one is verified by a link'),
  full_name: fullName.optional(),
  name: fullName.optional().describe('Alias of full_name'),
  company_name: companyName.optional(),
  phone: phone.optional(),
});

/** The current password, checked before irreversible acts. Any length: it may be older than today's rule. */
const currentPassword = z
  .string('Your password is required')
  .trim()
  .min(1, 'Your password is required')
  .max(PASSWORD_MAX, 'The current password is not right');

export const ChangePasswordRequest = z.object({
  current_password: currentPassword.describe('The current password'),
  new_password: newPassword,
});

export const ForgotPasswordRequest = z.object({ email });

const linkToken = z
  .string('This link is incomplete')
  .min(1, 'This link is incomplete')
  .max(200)
  .describe('The token of the link');

export const ResetPasswordRequest = z.object({
  token: linkToken,
  password: newPassword,
});

export const DeleteAccountRequest = z.object({
  password: currentPassword.describe('The current password'),
});

export const CreateApiKeyRequest = z.object({
  name: z
    .string('Give the key a name')
    .trim()
    .min(1, 'Give the key a name')
    .max(100, 'A name must be at most 100 characters')
    .describe('What the key is for'),
  scopes: z
    .array(z.enum(KEY_SCOPES, 'A scope is read, write or admin'), 'Choose read, write or both')
    .min(1, 'Choose read, write or both')
    .max(KEY_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once')
    .refine((scopes) => scopes.some((scope) => scope !== 'admin'), 'The scope admin needs read, write or both as well')
    .describe('read: GET operations; write: all others; admin: also those of administrators, for a day at most'),
  expires_in_days: z
    .number('Days must be a number')
    .int('Days must be a whole number')
    .min(1, 'Days must be at least 1')
    .max(3650, 'Days must be at most 3650')
    .optional()
    .describe('Absent: the key works until it is revoked'),
});

export const StartTotpRequest = z.object({ password: currentPassword.describe('The current password') });

export const ConfirmTotpRequest = z.object({ code: code.describe('Six digits that the app shows') });

export const TotpProofRequest = z.object({ password: currentPassword.describe('The current password'), code });

export const VerifyEmailRequest = z.object({ token: linkToken });

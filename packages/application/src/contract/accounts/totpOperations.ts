import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { ConfirmTotpRequest, StartTotpRequest, TotpProofRequest } from './accountRequests.js';
import { TotpView } from './accountViews.js';

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).describe('Ten codes that open the account without the app, each once'),
});

/** Two-step sign-in: codes of an authenticator app (TOTP, RFC 6238). */
export const totpOperations = defineDetails({
  totp: {
    summary: 'Read the state of two-step sign-in',
    access: 'session',
    status: 200,
    reply: z.object({ totp: TotpView }),
    errors: [],
  },
  startTotp: {
    summary: 'Start setting up two-step sign-in',
    description: 'Starting again replaces the secret. Nothing changes at the sign-in until a code is confirmed.',
    access: 'session',
    body: StartTotpRequest,
    status: 201,
    reply: z.object({
      secret: z.string().describe('What the authenticator app is to know, in base32, for typing'),
      otpauth_uri: z.string().describe('The same as an otpauth:// address, for a QR code'),
    }),
    errors: ['wrong_password', 'too_many_attempts', 'totp_already_on'],
  },
  confirmTotp: {
    summary: 'Turn two-step sign-in on by the first code',
    description: 'The recovery codes are shown here once and never again. Every other session of the account ends.',
    access: 'session',
    body: ConfirmTotpRequest,
    status: 200,
    reply: recoveryCodes,
    errors: ['totp_not_started', 'totp_already_on', 'totp_invalid', 'too_many_attempts'],
  },
  makeRecoveryCodes: {
    summary: 'Create new recovery codes',
    description: 'The old ones become invalid.',
    access: 'session',
    body: TotpProofRequest,
    status: 200,
    reply: recoveryCodes,
    errors: ['wrong_password', 'too_many_attempts', 'totp_off', 'totp_invalid'],
  },
  disableTotp: {
    summary: 'Turn two-step sign-in off',
    description: 'Refused to administrators where the server requires it.',
    access: 'session',
    body: TotpProofRequest,
    status: 200,
    reply: z.object({}),
    errors: ['wrong_password', 'too_many_attempts', 'totp_off', 'totp_invalid', 'totp_mandatory'],
  },
});

import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { DeleteAccountRequest } from './accountRequests.js';

/** Export and deletion of the own account. */
export const ownAccountOperations = defineDetails({
  exportAccount: {
    summary: 'Download everything the account holds',
    description: 'Profile, sessions, API keys (without the keys), usage by day, and every listing with its versions.',
    access: 'session',
    status: 200,
    reply: {
      file: true,
      contentType: 'application/json; charset=utf-8',
      description: 'listwright_account_{date}.json',
    },
    errors: [],
    rateLimit: { bucket: 'export_account', points: 10, seconds: 3600 },
  },
  deleteAccount: {
    summary: 'Delete the account',
    description:
      'Listings, versions, keys and sessions are deleted at once and for good. The last administrator cannot leave.',
    access: 'session',
    body: DeleteAccountRequest,
    status: 200,
    reply: z.object({}),
    errors: [
      'wrong_password',
      'too_many_attempts',
      'last_administrator',
      'payments_off',
      'provider_failed',
      'provider_timeout',
    ],
  },
});

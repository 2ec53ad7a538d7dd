import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { VerifyEmailRequest } from './accountRequests.js';

/** Verification of the account's email address. An account works without it. */
export const verificationOperations = defineDetails({
  verifyEmail: {
    summary: 'Verify the address by the link',
    description: 'A link works once, for one day, and for the address it was sent to.',
    access: 'public',
    body: VerifyEmailRequest,
    status: 200,
    reply: z.object({ email: z.string().describe('The address that is verified now') }),
    errors: ['link_spent'],
    rateLimit: { bucket: 'verify_email', points: 20, seconds: 60 },
  },
  sendVerification: {
    summary: 'Send the email that verifies the address again',
    description: 'A registration and a new address send one. A new link invalidates older ones.',
    access: 'session',
    status: 200,
    reply: z.object({
      email: z.string().describe('Where it goes'),
      delivery: z
        .enum(['mail', 'outbox'])
        .describe('outbox: this server sends no email; an administrator reads the link in the outbox'),
    }),
    errors: ['email_already_verified', 'too_many_attempts'],
  },
});

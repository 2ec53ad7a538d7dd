import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { ChangePasswordRequest, ForgotPasswordRequest, ResetPasswordRequest } from './accountRequests.js';

/** Changing a known password, and resetting a forgotten one. */
export const passwordOperations = defineDetails({
  changePassword: {
    summary: 'Change the password',
    description: 'Every other session of the account ends.',
    access: 'session',
    body: ChangePasswordRequest,
    status: 200,
    reply: z.object({}),
    errors: ['wrong_password', 'too_many_attempts'],
  },
  forgotPassword: {
    summary: 'Ask for a link to set a new password',
    description: 'The reply is the same whether an account has the address or not. A new link invalidates older ones.',
    access: 'public',
    body: ForgotPasswordRequest,
    status: 200,
    reply: z.object({
      delivery: z
        .enum(['mail', 'outbox'])
        .describe('outbox: this server sends no email; an administrator reads the link in the outbox'),
    }),
    errors: ['too_many_attempts'],
    rateLimit: { bucket: 'forgot_password', points: 20, seconds: 60 },
  },
  resetPassword: {
    summary: 'Set a new password by the link',
    description: 'A link works once, for one hour. Every session of the account ends.',
    access: 'public',
    body: ResetPasswordRequest,
    status: 200,
    reply: z.object({}),
    errors: ['link_spent'],
    rateLimit: { bucket: 'reset_password', points: 20, seconds: 60 },
  },
});

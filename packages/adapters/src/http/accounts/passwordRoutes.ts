import { setTimeout as pause } from 'node:timers/promises';
import { ChangePassword, RequestPasswordReset, ResetPassword } from '@listwright/application/accounts';
import type { passwordOperations } from '@listwright/application/contract';
import { keys } from '../../composition/keys.js';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

/**
 * The minimum time of the reply to a forgotten password: the same rows are written for an unknown address as for a
 * known one, and this hides the remaining difference (tenths of a millisecond).
 */
const MIN_ANSWER_MS = 100;

export const passwordUseCases = {
  changePassword: ChangePassword,
  requestReset: RequestPasswordReset,
  resetPassword: ResetPassword,
  /** Whether this server hands its emails to a mail server, or keeps them for an administrator to read. */
  delivery: keys.MailDelivery,
};

export function passwordRoutes(use: Instances<typeof passwordUseCases>): Handlers<typeof passwordOperations> {
  return {
    changePassword: async ({ body }, { actor, origin, message }) => {
      const input = { currentPassword: body.current_password, newPassword: body.new_password };
      await use.changePassword.execute(actor, input, origin);
      message('Password changed. Everywhere else you are signed out.');
      return {};
    },
    forgotPassword: async ({ body }, { origin, message }) => {
      await Promise.all([use.requestReset.execute(body.email, origin), pause(MIN_ANSWER_MS)]);
      message('If an account has this address, a link to set a new password is on its way. It works for one hour.');
      return { delivery: use.delivery };
    },
    resetPassword: async ({ body }, { origin, message }) => {
      await use.resetPassword.execute(body, origin);
      message('Password set. Log in with it.');
      return {};
    },
  };
}

import { RequestVerification, VerifyEmail } from '@listwright/application/accounts';
import type { verificationOperations } from '@listwright/application/contract';
import { keys } from '../../composition/keys.js';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const verificationUseCases = {
  delivery: keys.MailDelivery,
  verifyEmail: VerifyEmail,
  requestVerification: RequestVerification,
};

export function verificationRoutes(
  use: Instances<typeof verificationUseCases>,
): Handlers<typeof verificationOperations> {
  return {
    verifyEmail: async ({ body }, { origin, message }) => {
      const email = await use.verifyEmail.execute(body.token, origin);
      message('Your email address is verified.');
      return { email };
    },
    sendVerification: async (_input, { actor, message }) => {
      const email = await use.requestVerification.execute(actor);
      message(`An email with a link is on its way to ${email}. The link works for one day.`);
      return { email, delivery: use.delivery };
    },
  };
}

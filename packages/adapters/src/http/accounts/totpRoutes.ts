import { ConfirmTotp, DisableTotp, MakeRecoveryCodes, ReadTotp, StartTotp } from '@listwright/application/accounts';
import type { totpOperations } from '@listwright/application/contract';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { totpView } from './accountViews.js';

export const totpUseCases = {
  readTotp: ReadTotp,
  startTotp: StartTotp,
  confirmTotp: ConfirmTotp,
  makeRecoveryCodes: MakeRecoveryCodes,
  disableTotp: DisableTotp,
};

export function totpRoutes(use: Instances<typeof totpUseCases>): Handlers<typeof totpOperations> {
  return {
    totp: async (_input, { actor }) => ({ totp: totpView(await use.readTotp.execute(actor)) }),
    startTotp: async ({ body }, { actor }) => {
      const { secret, uri } = await use.startTotp.execute(actor, body.password);
      return { secret, otpauth_uri: uri };
    },
    confirmTotp: async ({ body }, { actor, origin, message }) => {
      const codes = await use.confirmTotp.execute(actor, body.code, origin);
      message('Two-step sign-in is on. Keep the recovery codes: they are not shown again.');
      return { recovery_codes: [...codes] };
    },
    makeRecoveryCodes: async ({ body }, { actor, origin, message }) => {
      const codes = await use.makeRecoveryCodes.execute(actor, body, origin);
      message('Keep the new recovery codes: they are not shown again, and the old ones no longer work.');
      return { recovery_codes: [...codes] };
    },
    disableTotp: async ({ body }, { actor, origin, message }) => {
      await use.disableTotp.execute(actor, body, origin);
      message('Two-step sign-in is off.');
      return {};
    },
  };
}

import { EmailVerificationRepository, PasswordResetRepository } from '@listwright/application/accounts';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { everyMinute } from '../../composition/Chore.js';
import { accountRoutes, accountUseCases } from '../../http/accounts/accountRoutes.js';
import { AccountsAccountData } from './AccountsAccountData.js';
import { secondStepBindings } from './secondStepBindings.js';
import { securityBindings } from './securityBindings.js';
import { signInBindings } from './signInBindings.js';

export const accountsArea: Area = {
  bindings: (bind) => {
    signInBindings(bind);
    securityBindings(bind);
    secondStepBindings(bind);
  },
  routes: [routesOf('accounts', accountUseCases, accountRoutes)],
  accountData: [AccountsAccountData],
  chores: [
    everyMinute((get) => {
      const resets = get(PasswordResetRepository);
      return (now) => resets.sweep(now);
    }),
    everyMinute((get) => {
      const verifications = get(EmailVerificationRepository);
      return (now) => verifications.sweep(now);
    }),
  ],
};

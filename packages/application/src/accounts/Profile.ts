import { lacksRequiredTotp, type AdminTotp, type User } from '@listwright/domain/accounts';

/** An account as its owner sees it. */
export interface Profile {
  readonly user: User;
  /** Whether the account must set up TOTP before it may use the administration. */
  readonly totpSetupRequired: boolean;
}

export function profileOf(user: User, policy: AdminTotp): Profile {
  return { user, totpSetupRequired: lacksRequiredTotp(user, policy) };
}

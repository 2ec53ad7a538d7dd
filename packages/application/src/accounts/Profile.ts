import { lacksRequiredTotp, type AdminTotp, type User } from '@listwright/domain/accounts';
import { subscriptionSummary, type Subscription, type SubscriptionSummary } from '@listwright/domain/billing';

/** An account as its owner sees it. */
export interface Profile {
  readonly user: User;
  readonly subscription: SubscriptionSummary;
  /** Whether the account must set TOTP up before it may administrate. */
  readonly totpSetupRequired: boolean;
}

export function profileOf(user: User, subscription: Subscription | undefined, policy: AdminTotp, now: Date): Profile {
  const summary = subscriptionSummary(user.plan, subscription, user.createdAt, now);
  return { user, subscription: summary, totpSetupRequired: lacksRequiredTotp(user, policy) };
}

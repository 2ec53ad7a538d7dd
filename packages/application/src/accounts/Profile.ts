import type { User } from '@listwright/domain/accounts';
import { subscriptionSummary, type Subscription, type SubscriptionSummary } from '@listwright/domain/billing';

/** An account as its owner sees it. */
export interface Profile {
  readonly user: User;
  readonly subscription: SubscriptionSummary;
}

export function profileOf(user: User, subscription: Subscription | undefined, now: Date): Profile {
  return { user, subscription: subscriptionSummary(user.plan, subscription, user.createdAt, now) };
}

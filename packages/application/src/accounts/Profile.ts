import type { User } from '@listwright/domain/accounts';
import { subscriptionOf, type Subscription } from '@listwright/domain/billing';

/** An account as its owner sees it. */
export interface Profile {
  readonly user: User;
  readonly subscription: Subscription;
}

export function profileOf(user: User, now: Date): Profile {
  return { user, subscription: subscriptionOf(user.plan, user.createdAt, now) };
}

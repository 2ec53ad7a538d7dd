import type { PlanKey, Subscription } from '@listwright/domain/billing';

/** An account as its invoices name it. */
export interface Subscriber {
  readonly userId: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly email: string;
  /** The plan in force. An administrator may have granted another than the paid one. */
  readonly plan: PlanKey;
  /** A granted plan, in force instead of the paid one; null: none. */
  readonly granted: PlanKey | null;
  readonly subscription: Subscription | undefined;
}

/** The plans and subscriptions of accounts. */
export abstract class SubscriberRepository {
  abstract find(userId: string): Promise<Subscriber | undefined>;
  /** As `find`, and locks the account's subscription until the end of the ambient transaction. */
  abstract lock(userId: string): Promise<Subscriber | undefined>;
  /** The account with this subscription at the provider. */
  abstract userOfProvider(providerRef: string): Promise<string | undefined>;
  abstract save(subscription: Subscription, now: Date): Promise<void>;
  /** Stores the granted plan; null removes it. It does not change the plan in force. */
  abstract grant(userId: string, plan: PlanKey | null): Promise<void>;
  /** Changes the plan in force, from the next request on. */
  abstract activate(userId: string, plan: PlanKey): Promise<void>;
  /** Accounts whose paid period has ended, the longest ago first. */
  abstract due(now: Date, most: number): Promise<readonly string[]>;
}

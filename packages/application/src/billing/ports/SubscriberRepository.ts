import type { PlanKey, Subscription } from '@listwright/domain/billing';

/** An account as its bills name it. */
export interface Subscriber {
  readonly userId: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly email: string;
  /** The plan in force. An administrator may have given another than is paid for. */
  readonly plan: PlanKey;
  /** A granted plan, in force instead of the paid one; null: none. */
  readonly granted: PlanKey | null;
  readonly subscription: Subscription | undefined;
}

/** Which account has which plan, and what it paid for. */
export abstract class SubscriberRepository {
  abstract find(userId: string): Promise<Subscriber | undefined>;
  /** As `find`, and locks the account's subscription until the end of the ambient transaction. */
  abstract lock(userId: string): Promise<Subscriber | undefined>;
  /** Whose subscription the provider calls so. */
  abstract userOfProvider(providerRef: string): Promise<string | undefined>;
  abstract save(subscription: Subscription, now: Date): Promise<void>;
  /** Keeps what an administrator gave; null: nothing any more. It changes no plan in force. */
  abstract grant(userId: string, plan: PlanKey | null): Promise<void>;
  /** Changes the plan in force, from the next request on. */
  abstract activate(userId: string, plan: PlanKey): Promise<void>;
  /** Accounts whose paid period is over, the longest first. */
  abstract due(now: Date, most: number): Promise<readonly string[]>;
}

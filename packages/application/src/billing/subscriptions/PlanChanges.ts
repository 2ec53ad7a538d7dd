import { CURRENCY, planInForce, type LedgerEntry, type PlanKey, type Subscription } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { subscriptionEntry } from '../audit/subscriptionEntry.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { Subscriber, SubscriberRepository } from '../ports/SubscriberRepository.js';

/** Why a subscription changed, for the ledger. */
export interface ChangeNote {
  readonly description: string;
  /** The same change is noted once. */
  readonly referenceId: string;
}

/** The basis of an account's plan after a change; absent fields stay. */
export interface PlanChange {
  readonly subscription?: Subscription | undefined;
  readonly granted?: PlanKey | null;
  /** The plan in force where an administrator sets it; else it follows from the subscription. */
  readonly plan?: PlanKey;
}

/** Stores a changed plan, with a ledger entry and an audit event. Called inside a transaction. */
export class PlanChanges {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * `before` is locked by the caller. Unless given, the plan in force follows the subscription; a granted plan
   * stays.
   */
  async store(before: Subscriber, change: PlanChange, note: ChangeNote, cause: Cause): Promise<void> {
    const { userId } = before;
    const now = this.clock.now();
    const subscription = change.subscription ?? before.subscription;
    const granted = change.granted === undefined ? before.granted : change.granted;
    const followed = before.plan === before.subscription?.plan ? planInForce(subscription, granted) : before.plan;
    const plan = change.plan ?? followed;
    if (change.subscription !== undefined) await this.subscribers.save(change.subscription, now);
    await this.subscribers.grant(userId, granted);
    await this.subscribers.activate(userId, plan);
    const entry: LedgerEntry = {
      id: this.ids.next(),
      userId,
      orderId: null,
      type: 'subscription',
      amountMinor: 0,
      currency: CURRENCY,
      ...note,
      status: 'completed',
      createdAt: now,
    };
    await this.ledger.record([entry]);
    const isCancelled = change.plan === undefined && change.subscription?.status === 'cancelled';
    const action = isCancelled ? 'subscription.cancelled' : 'subscription.changed';
    await this.audit.record(subscriptionEntry(cause, action, before, { plan, granted, subscription }));
  }
}

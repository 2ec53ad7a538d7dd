import { CURRENCY, type LedgerEntry, type Subscription } from '@listwright/domain/billing';
import type { Clock, IdSource } from '../../shared/index.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { Subscriber, SubscriberRepository } from '../ports/SubscriberRepository.js';

/** Why a subscription changed, for the books. */
export interface ChangeNote {
  readonly description: string;
  /** The same change is noted once. */
  readonly referenceId: string;
}

/** Stores a changed subscription, with the plan in force and a line in the books. Called inside a transaction. */
export class PlanChanges {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** `subscriber` is locked by the caller. A plan that an administrator gave stays in force. */
  async store(subscriber: Subscriber, next: Subscription, note: ChangeNote): Promise<void> {
    const { userId, plan: inForce, subscription: before } = subscriber;
    const now = this.clock.now();
    await this.subscribers.save(next, now);
    const follows = next.status === 'lapsed' ? 'free' : next.plan;
    if (inForce !== follows && inForce === before?.plan) await this.subscribers.putInForce(userId, follows);
    const entry: LedgerEntry = {
      ...{ id: this.ids.next(), userId, type: 'subscription', amountMinor: 0, currency: CURRENCY },
      ...{ ...note, status: 'completed', createdAt: now },
    };
    await this.ledger.record([entry]);
  }
}

import { paymentErrors, PLANS, resumed, UNPAID } from '@listwright/domain/billing';
import type { Actor, IdSource, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { causedBy } from '../audit/causedBy.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from './PlanChanges.js';

/** Undoes the cancellation of the own plan while it still runs. A second call changes nothing. */
export class ResumeSubscription {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changes: PlanChanges,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
  ) {}

  /** Throws `no_subscription` where nothing is left to resume. */
  execute(actor: Actor, from: Pick<Cause, 'address' | 'requestId'>): Promise<void> {
    return this.transaction.run(async () => {
      const subscriber = await this.subscribers.lock(actor.userId);
      const current = subscriber?.subscription;
      if (subscriber === undefined || current === undefined || current.status === 'lapsed') {
        throw paymentErrors.noSubscription();
      }
      if (current.status !== 'cancelled') return;
      // The grant may have been revoked since.
      if (current.gateway === UNPAID && subscriber.plan !== current.plan) throw paymentErrors.noSubscription();
      // A provider does not charge again after a cancellation: later months are paid one by one. And a plan that an
      // administrator gave has no end of its own.
      const next = { ...resumed(current), providerRef: null };
      await this.changes.store(
        subscriber,
        current.gateway === UNPAID
          ? { subscription: { ...next, status: 'lapsed' }, granted: current.plan }
          : { subscription: next },
        { description: `${PLANS[current.plan].name} goes on`, referenceId: this.ids.next() },
        causedBy(actor, from),
      );
    });
  }
}

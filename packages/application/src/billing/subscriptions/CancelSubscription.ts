import {
  cancelledAtPeriodEnd,
  paymentErrors,
  PLANS,
  quotaPeriod,
  UNPAID,
  type Subscription,
} from '@listwright/domain/billing';
import { accountErrors } from '@listwright/domain/accounts';
import type { Actor, Clock, IdSource, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { causedBy } from '../audit/causedBy.js';
import type { PaymentGateway } from '../ports/PaymentGateway.js';
import type { Subscriber, SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from './PlanChanges.js';

/** Cancels the plan of the own account at the end of the paid period. A second call changes nothing. */
export class CancelSubscription {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly gateway: PaymentGateway,
    private readonly changes: PlanChanges,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Resolves to the day from which Starter is in force. Throws `already_free`. */
  async execute(actor: Actor, from: Pick<Cause, 'address' | 'requestId'>): Promise<Date> {
    const known = await this.subscribers.find(actor.userId);
    if (known === undefined) throw accountErrors.signedOut();
    const charged = paidSubscription(known);
    // The provider first: a subscription of ours that has ended must not be charged for.
    if (charged?.status !== 'cancelled' && charged?.providerRef) {
      await this.gateway.cancelSubscription(charged.providerRef);
    }
    return this.transaction.run(async () => {
      const subscriber = (await this.subscribers.lock(actor.userId)) ?? known;
      if (subscriber.plan === 'free') throw paymentErrors.alreadyFree();
      const current = paidSubscription(subscriber) ?? this.given(actor, subscriber);
      const end = current.currentPeriodEnd;
      if (current.status === 'cancelled') return end;
      const description = `${PLANS[subscriber.plan].name} ends on ${end.toISOString().slice(0, 10)}`;
      const note = { description, referenceId: this.ids.next() };
      // A granted plan ends with it: the owner chose Starter.
      const change = { subscription: cancelledAtPeriodEnd(current), granted: null };
      await this.changes.store(subscriber, change, note, causedBy(actor, from));
      return end;
    });
  }

  /** A granted plan ends with its quota period, and not before the paid plan. */
  private given({ accountStart }: Actor, { userId, plan, subscription }: Subscriber): Subscription {
    const { start, end: due } = quotaPeriod(accountStart, this.clock.now());
    const paidEnd = subscription?.status === 'cancelled' ? subscription.currentPeriodEnd : due;
    const end = paidEnd > due ? paidEnd : due;
    return {
      userId,
      plan,
      status: 'active',
      anchor: start,
      months: 1,
      currentPeriodStart: start,
      currentPeriodEnd: end,
      scheduledPlan: null,
      gateway: UNPAID,
      providerRef: null,
    };
  }
}

function paidSubscription({ plan, subscription }: Subscriber): Subscription | undefined {
  return subscription?.plan === plan && subscription.status !== 'lapsed' ? subscription : undefined;
}

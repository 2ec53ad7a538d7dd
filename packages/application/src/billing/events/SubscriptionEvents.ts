import {
  amountOf,
  cancelledAtPeriodEnd,
  CURRENCY,
  PLAN_KEYS,
  PLANS,
  type Order,
  type PlanKey,
} from '@listwright/domain/billing';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import type { Settlement } from '../payments/Settlement.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayPayment, GatewaySubscription, PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from '../subscriptions/PlanChanges.js';
import type { EventOutcome } from './EventOutcome.js';

/** Applies the gateway's events about subscriptions that it charges. Called inside a transaction. */
export class SubscriptionEvents {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly orders: OrderRepository,
    private readonly settlement: Settlement,
    private readonly changes: PlanChanges,
    private readonly gateway: PaymentGateway,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** A charge is an order that the gateway opened itself. */
  async charge(subscription: GatewaySubscription, payment: GatewayPayment, cause: Cause): Promise<EventOutcome> {
    if (payment.status !== 'captured') return 'ignored';
    const bought = await this.boughtBy(subscription);
    if (bought === undefined) return 'ignored';
    const { amountMinor } = payment;
    if (amountOf(bought.plan) !== amountMinor || payment.currency !== CURRENCY) return 'refused';
    const [now, orderRef] = [this.clock.now(), payment.orderRef ?? `charge_${payment.paymentRef}`];
    const order: Order = {
      id: this.ids.next(),
      ...bought,
      amountMinor,
      refundedMinor: 0,
      currency: CURRENCY,
      state: 'pending',
      gateway: this.gateway.name,
      orderRef,
      paymentRef: null,
      method: null,
      failure: null,
      period: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.orders.add(order);
    const locked = (await this.orders.lock(orderRef)) ?? order;
    await this.settlement.settle(locked, payment, cause, subscription.providerRef);
    return 'applied';
  }

  async ended({ providerRef }: GatewaySubscription, cause: Cause): Promise<EventOutcome> {
    const userId = await this.subscribers.userOfProvider(providerRef);
    const subscriber = userId === undefined ? undefined : await this.subscribers.lock(userId);
    const current = subscriber?.subscription;
    if (subscriber === undefined || current?.providerRef !== providerRef) return 'ignored';
    if (current.status === 'cancelled' || current.status === 'lapsed') return 'ignored';
    const day = current.currentPeriodEnd.toISOString().slice(0, 10);
    const note = { description: `${PLANS[current.plan].name} ends on ${day}`, referenceId: `ended:${providerRef}` };
    await this.changes.store(subscriber, { subscription: cancelledAtPeriodEnd(current) }, note, cause);
    return 'applied';
  }

  /** The account with this subscription, else the one that it was created for. */
  private async boughtBy(
    subscription: GatewaySubscription,
  ): Promise<{ readonly userId: string; readonly plan: PlanKey } | undefined> {
    const known = await this.subscribers.userOfProvider(subscription.providerRef);
    const userId = known ?? subscription.userId;
    const subscriber = userId === null ? undefined : await this.subscribers.find(userId);
    if (subscriber === undefined) return undefined;
    const plan =
      known === undefined ? PLAN_KEYS.find((key) => key === subscription.plan) : subscriber.subscription?.plan;
    return plan && { userId: subscriber.userId, plan };
  }
}

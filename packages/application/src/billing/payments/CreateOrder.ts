import {
  amountOf,
  CURRENCY,
  paymentErrors,
  PLAN_KEYS,
  PLANS,
  type Order,
  type PlanKey,
} from '@listwright/domain/billing';
import { accountErrors } from '@listwright/domain/accounts';
import type { Actor, Clock, IdSource, OnStored, Transaction } from '../../shared/index.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { Checkout, PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';

export interface OpenOrder {
  readonly order: Order;
  readonly checkout: Checkout;
}

/** Opens an order for a month of a plan. The price comes from the plan: a caller's amount is compared, never used. */
export class CreateOrder {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly orders: OrderRepository,
    private readonly gateway: PaymentGateway,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, plan: PlanKey, amountMinor: number, onStored?: OnStored<OpenOrder>): Promise<OpenOrder> {
    const price = amountOf(plan);
    if (price === null) throw paymentErrors.notForSale(PLANS[plan].name);
    if (price !== amountMinor) throw paymentErrors.amountMismatch(price);
    const subscriber = await this.subscribers.find(actor.userId);
    if (subscriber === undefined) throw accountErrors.signedOut();
    if (PLAN_KEYS.indexOf(subscriber.plan) > PLAN_KEYS.indexOf(plan)) {
      throw paymentErrors.planIncluded(PLANS[subscriber.plan].name);
    }
    const now = this.clock.now();
    const id = this.ids.next();
    const wanted = { id, userId: actor.userId, plan, amountMinor: price, currency: CURRENCY } as const;
    const orderRef = await this.gateway.createOrder(wanted);
    const order: Order = {
      ...wanted,
      orderRef,
      refundedMinor: 0,
      state: 'pending',
      gateway: this.gateway.name,
      paymentRef: null,
      method: null,
      failure: null,
      period: null,
      createdAt: now,
      updatedAt: now,
    };
    const opened = { order, checkout: this.gateway.checkout(order, subscriber) };
    await this.transaction.run(async () => {
      await this.orders.add(order);
      await onStored?.(opened);
    });
    return opened;
  }
}

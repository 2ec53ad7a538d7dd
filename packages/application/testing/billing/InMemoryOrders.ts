import type { Order } from '@listwright/domain/billing';
import { UNPAID_REASON, OrderRepository } from '../../src/billing/index.js';

export class InMemoryOrders extends OrderRepository {
  private readonly orders = new Map<string, Order>();

  override async add(order: Order): Promise<boolean> {
    const isKnown = this.all().some(
      ({ orderRef, paymentRef }) =>
        orderRef === order.orderRef || (paymentRef !== null && paymentRef === order.paymentRef),
    );
    if (!isKnown) this.orders.set(order.id, order);
    return !isKnown;
  }

  override async find(userId: string, orderRef: string): Promise<Order | undefined> {
    return this.all().find((order) => order.userId === userId && order.orderRef === orderRef);
  }

  override async findById(id: string): Promise<Order | undefined> {
    return this.orders.get(id);
  }

  override async lock(orderRef: string): Promise<Order | undefined> {
    return this.all().find((order) => order.orderRef === orderRef);
  }

  override async lockByPayment(paymentRef: string): Promise<Order | undefined> {
    return this.all().find((order) => order.paymentRef === paymentRef);
  }

  override async save(order: Order): Promise<void> {
    this.orders.set(order.id, order);
  }

  override async expire(before: Date, now: Date): Promise<number> {
    const open = this.all().filter(({ state, createdAt }) => state === 'pending' && createdAt < before);
    for (const order of open)
      this.orders.set(order.id, { ...order, state: 'failed', failure: UNPAID_REASON, updatedAt: now });
    return open.length;
  }

  all(): readonly Order[] {
    return [...this.orders.values()];
  }
}

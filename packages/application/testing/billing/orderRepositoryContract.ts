import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { UNPAID_REASON, type OrderRepository } from '../../src/billing/index.js';
import { anOrder } from './anOrder.js';

export interface OrdersUnderTest {
  readonly orders: OrderRepository;
  /** Two accounts. */
  readonly owners: readonly [string, string];
}

/** The contract of every store of orders. */
export function orderRepositoryContract(name: string, make: () => Promise<OrdersUnderTest>): void {
  describe(`${name} as a store of orders`, () => {
    it('keeps an order as it is, for its own account', async () => {
      const { orders, owners } = await make();
      const order = anOrder({ userId: owners[0] });
      expect(await orders.add(order)).toBe(true);
      expect(await orders.find(owners[0], order.orderRef)).toEqual(order);
      expect(await orders.find(owners[1], order.orderRef)).toBeUndefined();
      expect(await orders.lock(order.orderRef)).toEqual(order);
      expect(await orders.findById(order.id)).toEqual(order);
      expect(await orders.findById(randomUUID())).toBeUndefined();
      expect(await orders.lock('order_of_nobody')).toBeUndefined();
    });

    it('stores what is settled, and finds it by its payment', async () => {
      const { orders, owners } = await make();
      const order = anOrder({ userId: owners[0] });
      await orders.add(order);
      const paymentRef = `pay_${randomUUID()}`;
      const period = { start: order.createdAt, end: new Date('2026-12-21T10:00:00.000Z') };
      const settled = { ...order, state: 'completed', paymentRef, method: 'upi', period } as const;
      await orders.save(settled);
      expect(await orders.lockByPayment(paymentRef)).toEqual(settled);
      const back = { ...settled, state: 'refunded', refundedMinor: order.amountMinor } as const;
      await orders.save(back);
      expect(await orders.find(owners[0], order.orderRef)).toEqual(back);
    });

    it('fails orders that were not paid in time, and no others', async () => {
      const { orders, owners } = await make();
      const [userId] = owners;
      const [old, paid] = [
        anOrder({ userId }),
        anOrder({ userId, state: 'completed', paymentRef: `pay_${randomUUID()}` }),
      ];
      const young = anOrder({ userId, createdAt: new Date('2026-11-22T10:00:00.000Z') });
      for (const order of [old, paid, young]) await orders.add(order);
      const now = new Date('2026-11-22T11:00:00.000Z');
      expect(await orders.expire(new Date('2026-11-21T11:00:00.000Z'), now)).toBeGreaterThanOrEqual(1);
      expect(await orders.findById(old.id)).toEqual({
        ...old,
        state: 'failed',
        failure: UNPAID_REASON,
        updatedAt: now,
      });
      expect([await orders.findById(paid.id), await orders.findById(young.id)]).toEqual([paid, young]);
    });

    it('takes an order, and a payment, once', async () => {
      const { orders, owners } = await make();
      const order = anOrder({ userId: owners[0], paymentRef: `pay_${randomUUID()}`, state: 'completed' });
      const added = await Promise.all([
        orders.add(order),
        orders.add({ ...order, id: randomUUID() }),
        orders.add({ ...order, id: randomUUID(), orderRef: `order_${randomUUID()}` }),
      ]);
      expect(added.filter(Boolean)).toHaveLength(1);
    });
  });
}

import { randomUUID } from 'node:crypto';
import type { Order } from '@listwright/domain/billing';

export function anOrder(changes: Partial<Order> = {}): Order {
  const at = new Date('2026-11-21T10:00:00.000Z');
  return {
    id: randomUUID(),
    userId: randomUUID(),
    plan: 'pro',
    amountMinor: 164_900,
    refundedMinor: 0,
    currency: 'INR',
    state: 'pending',
    gateway: 'plain',
    orderRef: `order_${randomUUID()}`,
    paymentRef: null,
    method: null,
    failure: null,
    period: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

import type { Order } from '@listwright/domain/billing';

/** The failure reason of an order that was not paid in time. */
export const UNPAID_REASON = 'Not paid within a day';

/** Our orders. The gateway's names for order and payment are unique over all of them. */
export abstract class OrderRepository {
  /** Stores a new order; false, and nothing is stored, where the gateway's order or payment is known already. */
  abstract add(order: Order): Promise<boolean>;
  /** An order of this account; undefined also for one of another account. */
  abstract find(userId: string, orderRef: string): Promise<Order | undefined>;
  /** By our own id, of any account. */
  abstract findById(id: string): Promise<Order | undefined>;
  /** Locks the order until the end of the ambient transaction. */
  abstract lock(orderRef: string): Promise<Order | undefined>;
  abstract lockByPayment(paymentRef: string): Promise<Order | undefined>;
  /** Fails unpaid orders from before `before`; a late payment is still settled. Resolves to how many. */
  abstract expire(before: Date, now: Date): Promise<number>;
  /** Stores what may change of an order: state, payment, method, failure, period and what was refunded. */
  abstract save(order: Order): Promise<void>;
}

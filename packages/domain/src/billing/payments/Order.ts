import type { PlanKey } from '../Plan.js';
import type { QuotaPeriod } from '../QuotaPeriod.js';

export const ORDER_STATES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const CURRENCY = 'INR';

/** Our record of a month to be paid for. The browser's plan and amount never replace it. */
export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly plan: PlanKey;
  /** In paise. */
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly currency: typeof CURRENCY;
  readonly state: OrderState;
  readonly gateway: string;
  /** The gateway's reference of the order. */
  readonly orderRef: string;
  /** The gateway's reference of the payment that settled it. */
  readonly paymentRef: string | null;
  readonly method: string | null;
  /** Why the last try failed, in the gateway's words. */
  readonly failure: string | null;
  /** The month that was paid for; null until the order is settled. */
  readonly period: QuotaPeriod | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the order was paid, even if it was refunded since. */
export function isSettled(order: Order): boolean {
  return order.state === 'completed' || order.state === 'refunded';
}

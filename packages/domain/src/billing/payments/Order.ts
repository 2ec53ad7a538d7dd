import type { PlanKey } from '../Plan.js';
import type { QuotaPeriod } from '../QuotaPeriod.js';

export const ORDER_STATES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const CURRENCY = 'INR';

/** Our own record of what is to be paid for. What a browser says of plan and amount never replaces it. */
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
  /** What the gateway calls the order. */
  readonly orderRef: string;
  /** What the gateway calls the payment that settled it. */
  readonly paymentRef: string | null;
  readonly method: string | null;
  /** Why the last try failed, in the gateway's words. */
  readonly failure: string | null;
  /** The month that was paid for; null until the order is settled. */
  readonly period: QuotaPeriod | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the order was paid, be it that the money went back since. */
export function isSettled(order: Order): boolean {
  return order.state === 'completed' || order.state === 'refunded';
}

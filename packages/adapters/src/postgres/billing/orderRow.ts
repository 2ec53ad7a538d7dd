import type { Order } from '@listwright/domain/billing';

/** `bigint` comes as text; sums of money are well within what a number holds exactly. */
export interface OrderRow {
  readonly id: string;
  readonly user_id: string;
  readonly gateway: string;
  readonly order_ref: string;
  readonly payment_ref: string | null;
  readonly plan: Order['plan'];
  readonly amount_minor: string;
  readonly refunded_minor: string;
  readonly currency: Order['currency'];
  readonly status: Order['state'];
  readonly method: string | null;
  readonly failure: string | null;
  readonly period_start: Date | null;
  readonly period_end: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const ORDER_COLUMNS =
  'id, user_id, gateway, order_ref, payment_ref, plan, amount_minor, refunded_minor, currency, status, method, failure, period_start, period_end, created_at, updated_at';

export function orderOf(row: OrderRow): Order {
  const { period_start: start, period_end: end } = row;
  return {
    id: row.id,
    userId: row.user_id,
    gateway: row.gateway,
    orderRef: row.order_ref,
    paymentRef: row.payment_ref,
    plan: row.plan,
    amountMinor: Number(row.amount_minor),
    refundedMinor: Number(row.refunded_minor),
    currency: row.currency,
    state: row.status,
    method: row.method,
    failure: row.failure,
    period: start === null || end === null ? null : { start, end },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

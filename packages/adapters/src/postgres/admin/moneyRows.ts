import type { PaymentRecord, TransactionRecord } from '@listwright/application/admin';

interface OwnedRow {
  readonly id: string;
  readonly user_id: string;
  readonly full_name: string;
  readonly email: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly created_at: Date;
  readonly cursor_value: string;
}

export interface PaymentRow extends OwnedRow {
  readonly gateway: string;
  readonly order_ref: string;
  readonly payment_ref: string | null;
  readonly plan: string;
  readonly status: PaymentRecord['status'];
  readonly method: string | null;
  readonly failure: string | null;
  readonly refunded_minor: string;
  readonly surplus_minor: string;
  readonly refunding_minor: string;
}

export interface TransactionRow extends OwnedRow {
  readonly type: TransactionRecord['type'];
  readonly description: string;
  readonly reference_id: string;
  readonly status: TransactionRecord['status'];
}

function ownedOf(row: OwnedRow) {
  return {
    id: row.id,
    customerId: row.user_id,
    customerName: row.full_name,
    customerEmail: row.email,
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    createdAt: row.created_at,
  };
}

export function paymentOf(row: PaymentRow): PaymentRecord {
  const { gateway, plan, status, method, failure } = row;
  return {
    ...ownedOf(row),
    gateway,
    plan,
    status,
    method,
    failure,
    orderRef: row.order_ref,
    paymentRef: row.payment_ref,
    refundedMinor: Number(row.refunded_minor),
    surplusMinor: Number(row.surplus_minor),
    refundingMinor: Number(row.refunding_minor),
  };
}

export function transactionOf(row: TransactionRow): TransactionRecord {
  const { type, description, status } = row;
  return { ...ownedOf(row), type, description, status, referenceId: row.reference_id };
}

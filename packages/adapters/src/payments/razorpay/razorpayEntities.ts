import {
  GATEWAY_PAYMENT_STATUSES,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySubscription,
} from '@listwright/application/billing';
import * as z from 'zod';

const text = z.string().nullish();

/** Razorpay's payment, as far as it is of use here. */
export const PaymentEntity = z.object({
  id: z.string(),
  order_id: text,
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(GATEWAY_PAYMENT_STATUSES),
  method: text,
  error_description: text,
});

export const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  status: z.enum(['pending', 'processed', 'failed']).default('pending'),
});

export const DisputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  status: z.string(),
});

export const SubscriptionEntity = z.object({
  id: z.string(),
  // Razorpay writes a list where there are no notes.
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
});

export function paymentOf(entity: z.output<typeof PaymentEntity>): GatewayPayment {
  return {
    paymentRef: entity.id,
    orderRef: entity.order_id ?? null,
    amountMinor: entity.amount,
    currency: entity.currency,
    status: entity.status,
    method: entity.method ?? null,
    failure: entity.error_description ?? null,
  };
}

export function refundOf(entity: z.output<typeof RefundEntity>): GatewayRefund {
  const status = entity.status === 'processed' ? 'completed' : entity.status;
  return { refundRef: entity.id, paymentRef: entity.payment_id, amountMinor: entity.amount, status };
}

export function disputeOf(entity: z.output<typeof DisputeEntity>): GatewayDispute {
  const { id: disputeRef, payment_id: paymentRef, amount: amountMinor, status } = entity;
  return { disputeRef, paymentRef, amountMinor, status: status === 'won' || status === 'lost' ? status : 'open' };
}

const ACCOUNT_ID = z.uuid();

/** Notes are set with our secret key, so their account and plan are trusted. */
export function subscriptionOf({ id, notes }: z.output<typeof SubscriptionEntity>): GatewaySubscription {
  const noted = Array.isArray(notes) ? {} : (notes ?? {});
  const account = ACCOUNT_ID.safeParse(noted.user_id);
  return {
    providerRef: id,
    userId: account.success ? account.data : null,
    plan: typeof noted.plan === 'string' ? noted.plan : null,
  };
}

import type { GatewayEvent, GatewayMessage, GatewayEventPayload } from '@listwright/application/billing';
import { paymentErrors } from '@listwright/domain/billing';
import * as z from 'zod';
import {
  DisputeEntity,
  disputeOf,
  PaymentEntity,
  paymentOf,
  RefundEntity,
  refundOf,
  SubscriptionEntity,
  subscriptionOf,
} from './razorpayEntities.js';
import { isSignedBy } from './signatures.js';

const Envelope = z.object({
  event: z.string().max(100),
  payload: z.record(z.string(), z.object({ entity: z.unknown() })).default({}),
});

/**
 * Reads a webhook of Razorpay's. Throws `bad_signature` where it fits none of the secrets (there are two while a secret
 * is being changed). Signed but unknown events are ignored: a new kind of event must not stop the others.
 */
export function parseRazorpayEvent(message: GatewayMessage, secrets: readonly string[]): GatewayEvent {
  const { body, signature, eventId } = message;
  if (!secrets.some((secret) => isSignedBy(body, signature, secret))) throw paymentErrors.badWebhook();
  const envelope = Envelope.safeParse(jsonOf(body));
  if (!envelope.success) return { eventId, name: 'unreadable', payload: { kind: 'ignored' } };
  const { event: name, payload } = envelope.data;
  return { eventId, name, payload: newsOf(name, payload) ?? { kind: 'ignored' } };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

type Payload = z.output<typeof Envelope>['payload'];

function newsOf(name: string, payload: Payload): GatewayEventPayload | undefined {
  const payment = read(PaymentEntity, payload.payment?.entity);
  const paid = payment && paymentOf(payment);
  if (name === 'payment.captured' || name === 'payment.failed' || name === 'order.paid') {
    return paid && { kind: 'payment', payment: paid };
  }
  if (/^refund\.(created|processed|failed)$/.test(name)) {
    const refund = read(RefundEntity, payload.refund?.entity);
    return refund && { kind: 'refund', refund: refundOf(refund), payment: paid ?? null };
  }
  if (name.startsWith('payment.dispute.')) {
    const dispute = read(DisputeEntity, payload.dispute?.entity);
    return dispute && { kind: 'dispute', dispute: disputeOf(dispute), payment: paid ?? null };
  }
  const subscription = read(SubscriptionEntity, payload.subscription?.entity);
  if (subscription === undefined) return undefined;
  if (name === 'subscription.charged') {
    return paid && { kind: 'charge', subscription: subscriptionOf(subscription), payment: paid };
  }
  return /^subscription\.(cancelled|completed|expired|halted)$/.test(name)
    ? { kind: 'ended', subscription: subscriptionOf(subscription) }
    : undefined;
}

function read<T extends z.ZodType>(type: T, value: unknown): z.output<T> | undefined {
  return type.safeParse(value).data;
}

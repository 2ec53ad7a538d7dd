/** The result of a payment, as the payment page reports it. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderId: string; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'cancelled' }
  /** The gateway's script did not load. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly description: string };

/** Reads the payment result from the query; undefined if there is none. */
export function paymentOutcomeOf(told: Readonly<Record<string, unknown>>): PaymentOutcome | undefined {
  const text = (name: string) => (typeof told[name] === 'string' ? told[name] : '');
  if (told.payment === 'cancelled' || told.payment === 'unavailable') return { kind: told.payment };
  if (told.payment === 'failed') return { kind: 'failed', description: text('description') };
  if (told.payment !== 'paid') return undefined;
  return {
    kind: 'paid',
    orderId: text('razorpay_order_id'),
    paymentId: text('razorpay_payment_id'),
    signature: text('razorpay_signature'),
  };
}

/** What became of a payment window. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderId: string; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly description: string };

/** Reads what a payment page told, as message or as query; undefined where it is none of ours. */
export function paymentOutcomeOf(told: Readonly<Record<string, unknown>>): PaymentOutcome | undefined {
  const text = (name: string) => (typeof told[name] === 'string' ? told[name] : '');
  if (told.payment === 'cancelled') return { kind: 'cancelled' };
  if (told.payment === 'failed') return { kind: 'failed', description: text('description') };
  if (told.payment !== 'paid') return undefined;
  return {
    kind: 'paid',
    orderId: text('razorpay_order_id'),
    paymentId: text('razorpay_payment_id'),
    signature: text('razorpay_signature'),
  };
}

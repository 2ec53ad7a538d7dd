/** What became of a payment, as the page that paid it tells. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderId: string; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'cancelled' }
  /** The gateway's script did not come. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed'; readonly description: string };

/** Reads what a payment page told in the query; undefined where it tells nothing. */
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

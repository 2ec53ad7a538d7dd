import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hexadecimal HMAC-SHA256, as Razorpay signs. */
export function signatureOf(content: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares in constant time. */
export function isSignedBy(content: string | Uint8Array, signature: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(content, secret)), Buffer.from(signature)];
  return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
}

/** What the checkout signs of a payment: our order comes first. */
export function checkoutText(orderRef: string, paymentRef: string): string {
  return `${orderRef}|${paymentRef}`;
}

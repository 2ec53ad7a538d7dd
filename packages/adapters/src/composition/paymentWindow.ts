import { PaymentGateway } from '@listwright/application/billing';
import type { Container } from 'inversify';
import type { PaymentWindow } from '../http/index.js';
import { RazorpayGateway } from '../payments/razorpay/RazorpayGateway.js';

/** The payment window that a page of ours opens; undefined where another gateway takes the money. */
export function paymentWindow(get: Container['get']): PaymentWindow | undefined {
  const gateway = get(PaymentGateway);
  return gateway instanceof RazorpayGateway ? gateway.window : undefined;
}

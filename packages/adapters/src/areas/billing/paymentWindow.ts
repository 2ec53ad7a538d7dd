import type { PaymentGateway } from '@listwright/application/billing';
import type { PaymentWindow } from '../../http/index.js';
import { RazorpayGateway } from '../../payments/razorpay/RazorpayGateway.js';

/** The payment window that a page of ours opens; undefined for other gateways. */
export function paymentWindow(gateway: PaymentGateway): PaymentWindow | undefined {
  return gateway instanceof RazorpayGateway ? gateway.window : undefined;
}

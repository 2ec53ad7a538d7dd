import { createHmac, randomBytes } from 'node:crypto';
import {
  PaymentGateway,
  type Checkout,
  type GatewayEvent,
  type GatewayMessage,
  type GatewayPayment,
  type GatewayRefund,
} from '@listwright/application/billing';
import type { Order } from '@listwright/domain/billing';
import { checkoutOptions } from '../razorpay/checkoutOptions.js';
import { parseRazorpayEvent } from '../razorpay/parseRazorpayEvent.js';
import { checkoutText, isSignedBy, signatureOf } from '../razorpay/signatures.js';

/** The data encoded in its references of orders and payments: the sandbox has no storage. */
const ORDER = /^order_sandbox(\d+)x([0-9a-f]{16})$/;
const PAYMENT = /^pay_sandbox([cf])(\d+)x([0-9a-f]{16})x[0-9a-f]{8}$/;
const KEY_BYTES = 24;
const FAILURE = 'The bank declined the payment (test mode).';

/** What the sandbox's page does with an order. */
export type SandboxOutcome = 'pay' | 'fail';

/** A payment made on the sandbox's page: the checkout's result and the webhook's payload. */
export interface SandboxPayment {
  readonly orderRef: string;
  readonly paymentRef: string;
  readonly signature: string;
  readonly failure: string | null;
  readonly webhook: GatewayMessage;
}

/** Replaces Razorpay where there are no keys: the same protocol and signatures, without real money. */
export class SandboxGateway extends PaymentGateway {
  override readonly name = 'sandbox';
  private readonly keyId: string;
  private readonly keySecret: string;
  private readonly webhookSecret: string;

  /** Throws in production, where plans must not be free. */
  constructor({ secret, isProduction }: { readonly secret: string; readonly isProduction: boolean }) {
    super();
    if (isProduction) throw new Error('The payment sandbox does not start with NODE_ENV=production.');
    // From the server's own secret, so that all its processes have the same keys.
    const key = (purpose: string) => createHmac('sha256', secret).update(`sandbox ${purpose}`).digest('hex');
    this.keyId = `rzp_test_${key('id').slice(0, KEY_BYTES)}`;
    this.keySecret = key('checkout');
    this.webhookSecret = key('webhook');
  }

  override async createOrder({ amountMinor }: Pick<Order, 'amountMinor'>): Promise<string> {
    return `order_sandbox${amountMinor}x${randomBytes(8).toString('hex')}`;
  }

  override verifyCheckout(orderRef: string, paymentRef: string, signature: string): boolean {
    return isSignedBy(checkoutText(orderRef, paymentRef), signature, this.keySecret);
  }

  override async fetchPayment(paymentRef: string): Promise<GatewayPayment | undefined> {
    const [, outcome, amount, order] = PAYMENT.exec(paymentRef) ?? [];
    if (outcome === undefined) return undefined;
    const isPaid = outcome === 'c';
    return {
      paymentRef,
      orderRef: `order_sandbox${amount}x${order}`,
      amountMinor: Number(amount),
      currency: 'INR',
      status: isPaid ? 'captured' : 'failed',
      method: 'sandbox',
      failure: isPaid ? null : FAILURE,
    };
  }

  override async refund(paymentRef: string, amountMinor: number, receipt: string): Promise<GatewayRefund> {
    return { refundRef: `rfnd_sandbox_${receipt}`, paymentRef, amountMinor, status: 'completed' };
  }

  override async cancelSubscription(): Promise<void> {
    // It charges nothing by itself.
  }

  override parseWebhook(message: GatewayMessage): GatewayEvent {
    return parseRazorpayEvent(message, [this.webhookSecret]);
  }

  override checkout(order: Order, buyer: { readonly fullName: string; readonly email: string }): Checkout {
    const page = `/sandbox/checkout?order=${order.orderRef}`;
    return { keyId: this.keyId, script: null, page, options: checkoutOptions(order, this.keyId, buyer) };
  }

  /** The amount of an order, in paise; undefined for a name that is not of ours. */
  amountOf(orderRef: string): number | undefined {
    const amount = ORDER.exec(orderRef)?.[1];
    return amount === undefined ? undefined : Number(amount);
  }

  /** What Razorpay does when a buyer pays, or the bank declines. */
  pay(orderRef: string, outcome: SandboxOutcome): SandboxPayment | undefined {
    const [, amount, order] = ORDER.exec(orderRef) ?? [];
    if (amount === undefined) return undefined;
    const isPaid = outcome === 'pay';
    const paymentRef = `pay_sandbox${isPaid ? 'c' : 'f'}${amount}x${order}x${randomBytes(4).toString('hex')}`;
    const entity = {
      id: paymentRef,
      entity: 'payment',
      order_id: orderRef,
      amount: Number(amount),
      currency: 'INR',
      status: isPaid ? 'captured' : 'failed',
      method: 'sandbox',
      error_description: isPaid ? null : FAILURE,
    };
    const event = isPaid ? 'payment.captured' : 'payment.failed';
    const body = Buffer.from(JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } }));
    return {
      orderRef,
      paymentRef,
      failure: isPaid ? null : FAILURE,
      signature: signatureOf(checkoutText(orderRef, paymentRef), this.keySecret),
      webhook: { body, signature: signatureOf(body, this.webhookSecret), eventId: `sandbox_${paymentRef}` },
    };
  }
}

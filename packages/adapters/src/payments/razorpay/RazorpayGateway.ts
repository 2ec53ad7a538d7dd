import {
  PaymentGateway,
  type Checkout,
  type GatewayEvent,
  type GatewayMessage,
  type GatewayPayment,
  type GatewayRefund,
} from '@listwright/application/billing';
import type { Order } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type Razorpay from 'razorpay';
import { checkoutOptions } from './checkoutOptions.js';
import { parseRazorpayEvent } from './parseRazorpayEvent.js';
import { PaymentEntity, paymentOf, RefundEntity, refundOf } from './razorpayEntities.js';
import { openRazorpay } from './openRazorpay.js';
import type { RazorpayOptions } from './RazorpayOptions.js';
import { faultOf, isTransient, razorpayRefusal } from './razorpayRefusal.js';
import { checkoutText, isSignedBy } from './signatures.js';

const TRIES = 3;
/** States of a subscription that is no longer charged. */
const OVER = ['cancelled', 'completed', 'expired'];
const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** Payments by Razorpay's orders and its checkout window. */
export class RazorpayGateway extends PaymentGateway {
  override readonly name = 'razorpay';
  private client: Promise<Razorpay> | undefined;
  /** Retries only calls without effects: a repeated order or refund is worse than a failed one. */
  private readonly again = retry(handleWhen(isTransient), {
    maxAttempts: TRIES - 1,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
  });

  constructor(private readonly options: RazorpayOptions) {
    super();
  }

  override async createOrder(
    order: Pick<Order, 'id' | 'userId' | 'plan' | 'amountMinor' | 'currency'>,
  ): Promise<string> {
    const created = await this.call('Failed to create payment order', ({ orders }) =>
      orders.create({
        amount: order.amountMinor,
        currency: order.currency,
        receipt: order.id,
        notes: { user_id: order.userId, plan: order.plan },
      }),
    );
    return created.id;
  }

  /** The page of ours that opens the payment window, and the script that it loads. */
  get window(): { readonly page: string; readonly script: string } {
    return { page: '/checkout', script: this.options.checkoutScript ?? CHECKOUT_SCRIPT };
  }

  override verifyCheckout(orderRef: string, paymentRef: string, signature: string): boolean {
    return isSignedBy(checkoutText(orderRef, paymentRef), signature, this.options.keySecret);
  }

  override async fetchPayment(paymentRef: string): Promise<GatewayPayment | undefined> {
    try {
      const found = await this.again.execute(async () => (await this.opened()).payments.fetch(paymentRef));
      return paymentOf(PaymentEntity.parse(found));
    } catch (error) {
      const status = faultOf(error)?.statusCode;
      if (status === 400 || status === 404) return undefined;
      throw this.refusal(error, 'Payment verification failed');
    }
  }

  override async refund(paymentRef: string, amountMinor: number, receipt: string): Promise<GatewayRefund> {
    const made = await this.call('The money could not be sent back', ({ payments }) =>
      payments.refund(paymentRef, { amount: amountMinor, receipt }),
    );
    return refundOf(RefundEntity.parse(made));
  }

  override async cancelSubscription(providerRef: string): Promise<void> {
    try {
      await (await this.opened()).subscriptions.cancel(providerRef, true);
    } catch (error) {
      // Razorpay refuses for one that has ended, which is the wanted state.
      if (faultOf(error)?.statusCode === 400 && (await this.isOver(providerRef))) return;
      throw this.refusal(error, 'The subscription could not be cancelled');
    }
  }

  private async isOver(providerRef: string): Promise<boolean> {
    try {
      const found = await this.again.execute(async () => (await this.opened()).subscriptions.fetch(providerRef));
      return OVER.includes(found.status);
    } catch {
      return false;
    }
  }

  override parseWebhook(message: GatewayMessage): GatewayEvent {
    const { webhookSecrets } = this.options;
    if (webhookSecrets.length === 0) {
      throw new DomainError('unavailable', 'webhook_off', 'RAZORPAY_WEBHOOK_SECRET is not set on this server.');
    }
    return parseRazorpayEvent(message, webhookSecrets);
  }

  override checkout(order: Order, buyer: { readonly fullName: string; readonly email: string }): Checkout {
    const { keyId } = this.options;
    return { keyId, ...this.window, options: checkoutOptions(order, keyId, buyer) };
  }

  private async call<T>(what: string, act: (client: Razorpay) => Promise<T>): Promise<T> {
    try {
      return await act(await this.opened());
    } catch (error) {
      throw this.refusal(error, what);
    }
  }

  private refusal(error: unknown, what: string): unknown {
    const fault = faultOf(error);
    if (fault !== undefined) this.options.log.warn({ status: fault.statusCode, provider: fault.error }, what);
    return razorpayRefusal(error, what);
  }

  private opened(): Promise<Razorpay> {
    this.client ??= openRazorpay(this.options);
    return this.client;
  }
}

import { paymentErrors } from '@listwright/domain/billing';
import {
  PaymentGateway,
  type Checkout,
  type GatewayEvent,
  type GatewayMessage,
  type GatewayEventPayload,
  type GatewayPayment,
  type GatewayRefund,
} from '../../src/billing/index.js';
import type { Order } from '@listwright/domain/billing';

/** A gateway whose signatures can be read. What it knows of a payment is what a test says of it. */
export class PlainGateway extends PaymentGateway {
  override readonly name = 'plain';
  readonly cancelled: string[] = [];
  /** The status of the next refunds. */
  refundStatus: GatewayRefund['status'] = 'completed';
  private readonly refunds = new Map<string, GatewayRefund>();
  private readonly payments = new Map<string, GatewayPayment>();
  private readonly amounts = new Map<string, number>();
  private count = 0;

  override async createOrder({ amountMinor }: Pick<Order, 'amountMinor'>): Promise<string> {
    this.count += 1;
    const orderRef = `order_${this.count}`;
    this.amounts.set(orderRef, amountMinor);
    return orderRef;
  }

  override verifyCheckout(orderRef: string, paymentRef: string, signature: string): boolean {
    return signature === `signed ${orderRef}|${paymentRef}`;
  }

  override async fetchPayment(paymentRef: string): Promise<GatewayPayment | undefined> {
    return this.payments.get(paymentRef);
  }

  override async refund(paymentRef: string, amountMinor: number, receipt: string): Promise<GatewayRefund> {
    const made = this.refunds.get(receipt) ?? {
      refundRef: `refund_${receipt}`,
      paymentRef,
      amountMinor,
      status: this.refundStatus,
    };
    this.refunds.set(receipt, made);
    return made;
  }

  override async cancelSubscription(providerRef: string): Promise<void> {
    this.cancelled.push(providerRef);
  }

  override parseWebhook({ body, signature, eventId }: GatewayMessage): GatewayEvent {
    if (signature !== 'signed') throw paymentErrors.badWebhook();
    const payload = JSON.parse(new TextDecoder().decode(body)) as GatewayEventPayload;
    return { eventId, name: payload.kind, payload };
  }

  override checkout(order: Order): Checkout {
    return { keyId: 'key', script: null, page: '/pay', options: { order_id: order.orderRef } };
  }

  /** Pays for an order, in full and captured unless the test changes it. */
  pay(orderRef: string, changes: Partial<GatewayPayment> = {}): GatewayPayment & { readonly signature: string } {
    this.count += 1;
    const payment: GatewayPayment = {
      paymentRef: `pay_${this.count}`,
      orderRef,
      amountMinor: this.amounts.get(orderRef) ?? 0,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
      failure: null,
      ...changes,
    };
    this.payments.set(payment.paymentRef, payment);
    return { ...payment, signature: `signed ${orderRef}|${payment.paymentRef}` };
  }

  message(payload: GatewayEventPayload, eventId = `event_${(this.count += 1)}`): GatewayMessage {
    return { body: new TextEncoder().encode(JSON.stringify(payload)), signature: 'signed', eventId };
  }
}

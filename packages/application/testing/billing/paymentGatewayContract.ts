import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { GatewayMessage, PaymentGateway } from '../../src/billing/index.js';
import { anOrder } from './anOrder.js';

export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** Lets a buyer pay for an order: what the checkout hands over, and the message that follows. */
  readonly pay: (
    orderRef: string,
    outcome: 'pay' | 'fail',
  ) => Promise<{ readonly paymentRef: string; readonly signature: string; readonly webhook: GatewayMessage }>;
}

/** The contract of every gateway. */
export function paymentGatewayContract(name: string, make: () => Promise<GatewayUnderTest>): void {
  const buyer = { fullName: 'Ann', email: 'ann@example.com' };
  const changed = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

  describe(`${name} as a gateway`, () => {
    it('gives each order a name, and its checkout what a browser needs', async () => {
      const { gateway } = await make();
      const [order, other] = [anOrder(), anOrder()];
      const orderRef = await gateway.createOrder(order);
      expect(await gateway.createOrder(other)).not.toBe(orderRef);
      const checkout = gateway.checkout({ ...order, orderRef }, buyer);
      expect(checkout.options).toMatchObject({ order_id: orderRef });
      expect(checkout.page).toMatch(/^\/[a-z]/);
    });

    it('knows its own signature of order and payment, and no other', async () => {
      const { gateway, pay } = await make();
      const [orderRef, another] = [await gateway.createOrder(anOrder()), await gateway.createOrder(anOrder())];
      const { paymentRef, signature } = await pay(orderRef, 'pay');
      expect(gateway.verifyCheckout(orderRef, paymentRef, signature)).toBe(true);
      expect(gateway.verifyCheckout(orderRef, paymentRef, changed(signature))).toBe(false);
      expect(gateway.verifyCheckout(changed(orderRef), paymentRef, signature)).toBe(false);
      expect(gateway.verifyCheckout(orderRef, changed(paymentRef), signature)).toBe(false);
      expect(gateway.verifyCheckout(another, paymentRef, signature)).toBe(false);
      expect(gateway.verifyCheckout(orderRef, paymentRef, '')).toBe(false);
    });

    it('reports the state of a payment', async () => {
      const { gateway, pay } = await make();
      const order = anOrder();
      const orderRef = await gateway.createOrder(order);
      const [paid, declined] = [await pay(orderRef, 'pay'), await pay(orderRef, 'fail')];
      expect(await gateway.fetchPayment(paid.paymentRef)).toMatchObject({
        paymentRef: paid.paymentRef,
        orderRef,
        amountMinor: order.amountMinor,
        currency: 'INR',
        status: 'captured',
        failure: null,
      });
      expect(await gateway.fetchPayment(declined.paymentRef)).toMatchObject({
        status: 'failed',
        failure: expect.stringMatching(/./),
      });
      expect(await gateway.fetchPayment('pay_of_nobody')).toBeUndefined();
    });

    it('reads its own messages, and refuses what another one signed or changed', async () => {
      const { gateway, pay } = await make();
      const orderRef = await gateway.createOrder(anOrder());
      const { paymentRef, webhook } = await pay(orderRef, 'pay');
      expect(gateway.parseWebhook(webhook)).toMatchObject({
        eventId: webhook.eventId,
        payload: { kind: 'payment', payment: { paymentRef, orderRef, status: 'captured' } },
      });
      const forged = { ...webhook, signature: changed(webhook.signature) };
      expect(() => gateway.parseWebhook(forged)).toThrow(expect.objectContaining({ code: 'bad_signature' }));
    });

    it('sends money back', async () => {
      const { gateway, pay } = await make();
      const order = anOrder();
      const { paymentRef } = await pay(await gateway.createOrder(order), 'pay');
      expect(await gateway.refund(paymentRef, order.amountMinor, randomUUID())).toMatchObject({
        paymentRef,
        amountMinor: order.amountMinor,
        refundRef: expect.stringMatching(/./),
      });
    });
  });
}

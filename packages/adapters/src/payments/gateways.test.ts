import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrder, paymentGatewayContract } from '@listwright/application/testing';
import { pino } from 'pino';
import { startFakeRazorpay, type FakeRazorpay } from '../../testing/razorpay/startFakeRazorpay.js';
import { loadConfig } from '../config/index.js';
import { createPaymentGateway } from './createPaymentGateway.js';
import { RazorpayGateway } from './razorpay/RazorpayGateway.js';
import { SandboxGateway } from './sandbox/SandboxGateway.js';

const log = pino({ level: 'silent' });
const secret = 'a test key that is long enough to be one';
const answer = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

let razorpay: FakeRazorpay;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
});
afterAll(() => razorpay.stop());

function open(changes: Partial<ConstructorParameters<typeof RazorpayGateway>[0]> = {}): RazorpayGateway {
  return new RazorpayGateway({
    keyId: razorpay.keyId,
    keySecret: razorpay.keySecret,
    webhookSecrets: [razorpay.webhookSecret],
    baseURL: razorpay.baseURL,
    callMs: 400,
    log,
    ...changes,
  });
}

function messageOf({ body, headers }: ReturnType<FakeRazorpay['deliver']>) {
  return {
    body: Buffer.from(body),
    signature: headers['x-razorpay-signature'] ?? '',
    eventId: headers['x-razorpay-event-id'] ?? '',
  };
}

paymentGatewayContract('SandboxGateway', async () => {
  const gateway = new SandboxGateway({ secret, isProduction: false });
  return {
    gateway,
    pay: async (orderRef, outcome) => {
      const payment = gateway.pay(orderRef, outcome);
      if (payment === undefined) throw new Error('the order is the sandbox’s');
      return payment;
    },
  };
});

paymentGatewayContract('RazorpayGateway', async () => ({
  gateway: open(),
  pay: async (orderRef, outcome) => {
    const changes = outcome === 'pay' ? {} : { status: 'failed', error_description: 'Your bank declined.' };
    const payment = razorpay.pay(orderRef, changes);
    const { razorpay_payment_id: paymentRef, razorpay_signature: signature } = razorpay.handover(payment);
    return { paymentRef, signature, webhook: messageOf(razorpay.deliver('payment.captured', { payment })) };
  },
}));

describe('RazorpayGateway', () => {
  beforeEach(() => void ((razorpay.requests as string[]).length = 0));

  it('creates an order with our own id, and no unnecessary data', async () => {
    const order = anOrder();
    const ref = await open({ baseURL: `${razorpay.baseURL}/v1/` }).createOrder(order);
    expect(razorpay.orders.get(ref)).toMatchObject({
      amount: 164_900,
      currency: 'INR',
      receipt: order.id,
      notes: { user_id: order.userId, plan: 'pro' },
    });
  });

  it('gives the window what checkout.js takes', async () => {
    const checkout = open().checkout(anOrder({ orderRef: 'order_1' }), { fullName: 'Ann', email: 'ann@example.com' });
    expect(checkout).toMatchObject({
      keyId: razorpay.keyId,
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      page: '/checkout',
      options: {
        key: razorpay.keyId,
        amount: 164_900,
        currency: 'INR',
        order_id: 'order_1',
        name: 'Listwright',
        prefill: { name: 'Ann', email: 'ann@example.com' },
        theme: { color: '#3B82F6' },
      },
    });
    expect(JSON.stringify(checkout)).not.toContain(razorpay.keySecret);
  });

  it('takes a subscription that is over for cancelled, and no other', async () => {
    await open().cancelSubscription('sub_running');
    for (const status of ['cancelled', 'completed'] as const) {
      razorpay.subscriptionIs(`sub_${status}`, status);
      await open().cancelSubscription(`sub_${status}`);
    }
    razorpay.subscriptionIs('sub_halted', 'halted');
    await expect(open().cancelSubscription('sub_halted')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['500', answer(500, '{"error":{"description":"secret stack"}}')],
    ['429', answer(429, '{}')],
    ['an answer that is no JSON', answer(502, '<html>')],
    ['a broken connection', (response: ServerResponse) => void response.socket?.destroy()],
  ])('asks again for a payment after %s', async (_name, failure) => {
    const payment = razorpay.pay(await open().createOrder(anOrder()));
    razorpay.failNext(failure, failure);
    expect(await open().fetchPayment(payment.id)).toMatchObject({ paymentRef: payment.id });
  });

  it('does not order again after a failure, and says what happened in words of ours', async () => {
    razorpay.failNext(answer(500, '{"error":{"description":"secret stack"}}'));
    const error = await open()
      .createOrder(anOrder())
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({
      kind: 'unavailable',
      code: 'provider_failed',
      message: 'Failed to create payment order. The payment service does not answer. Try again shortly.',
    });
    expect(razorpay.requests).toEqual(['POST /v1/orders']);
  });

  it.each<[string, () => Promise<unknown>, Record<string, unknown>]>([
    ['wrong keys', () => open({ keySecret: 'wrong' }).createOrder(anOrder()), { message: /keys; the administrator/ }],
    ['an order that is refused', () => open().createOrder(anOrder({ amountMinor: 1 })), { message: /in the log/ }],
    [
      'a server that is not there',
      () => open({ baseURL: 'http://127.0.0.1:9' }).createOrder(anOrder()),
      { message: /does not answer/ },
    ],
    [
      'a server that never answers',
      () => {
        razorpay.failNext(() => undefined);
        return open().createOrder(anOrder());
      },
      { code: 'provider_timeout', message: /takes too long/ },
    ],
  ])('turns %s into a sentence', async (_name, act, { message, ...expected }) => {
    const error = (await act().catch((caught: unknown) => caught)) as Error;
    expect(error).toMatchObject({ kind: 'unavailable', ...expected });
    expect(error.message).toMatch(message as RegExp);
    expect(error.message).not.toMatch(/minimum amount|Authentication/);
  });

  it('requests a refund once, and reports pending refunds', async () => {
    const payment = razorpay.pay(await open().createOrder(anOrder()));
    razorpay.refundsAre('pending');
    const first = await open().refund(payment.id, 500, 'the-first-refund-1');
    razorpay.refundsAre('processed');
    expect(first).toMatchObject({ amountMinor: 500, status: 'pending', paymentRef: payment.id });
    expect(await open().refund(payment.id, 500, 'the-first-refund-1')).toEqual(first);
    const second = await open().refund(payment.id, 700, 'the-first-refund-2');
    expect([second.status, second.refundRef === first.refundRef]).toEqual(['completed', false]);
    await expect(open().refund(payment.id, 164_900, 'the-first-refund-3')).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('The money could not be sent back'),
    });
  });

  it('takes messages signed with either secret while it is being changed', async () => {
    const payment = razorpay.pay('order_x', { amount: 100, currency: 'INR' });
    const message = messageOf(razorpay.deliver('payment.captured', { payment }));
    const both = open({ webhookSecrets: ['the new one', razorpay.webhookSecret] });
    expect(both.parseWebhook(message).payload.kind).toBe('payment');
    expect(() => open({ webhookSecrets: ['the new one'] }).parseWebhook(message)).toThrow(/not signed/);
    expect(() => open({ webhookSecrets: [] }).parseWebhook(message)).toThrow(/RAZORPAY_WEBHOOK_SECRET/);
  });

  it('refuses a message signed with the key’s secret, and one with a rewritten body', async () => {
    const delivery = razorpay.deliver('payment.captured', { payment: razorpay.pay('order_x') });
    const message = messageOf(delivery);
    const byKey = { ...message, signature: razorpay.sign(delivery.body, razorpay.keySecret) };
    expect(() => open().parseWebhook(byKey)).toThrow(/not signed/);
    const rewritten = { ...message, body: Buffer.from(JSON.stringify(JSON.parse(delivery.body), null, 1)) };
    expect(() => open().parseWebhook(rewritten)).toThrow(/not signed/);
  });

  it.each([
    ['order.paid', 'payment'],
    ['payment.authorized', 'ignored'],
    ['refund.processed', 'refund'],
    ['refund.speed_changed', 'ignored'],
    ['payment.dispute.lost', 'dispute'],
    ['subscription.charged', 'charge'],
    ['subscription.halted', 'ended'],
    ['subscription.updated', 'ignored'],
    ['something.new', 'ignored'],
  ])('reads %s as %s', (event, kind) => {
    const payment = razorpay.pay('order_x', { amount: 100, currency: 'INR' });
    const entities = {
      payment,
      refund: { id: 'rfnd_1', payment_id: payment.id, amount: 100, status: 'processed' },
      dispute: { id: 'disp_1', payment_id: payment.id, amount: 100, status: 'lost' },
      subscription: { id: 'sub_1', notes: [] },
    };
    expect(open().parseWebhook(messageOf(razorpay.deliver(event, entities))).payload.kind).toBe(kind);
  });

  it.each([
    '[]',
    '"text"',
    'no JSON',
    '{"event":"payment.captured"}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{}}}}',
  ])('ignores %s, though it is signed', (body) => {
    const message = { body: Buffer.from(body), signature: razorpay.sign(body, razorpay.webhookSecret), eventId: '1' };
    expect(open().parseWebhook(message).payload).toEqual({ kind: 'ignored' });
  });
});

describe('the gateway of a configuration', () => {
  const gateway = (env: Record<string, string>) => createPaymentGateway(loadConfig(env), secret, log);
  const production = { NODE_ENV: 'production', SECRET_KEY: secret, APP_URL: 'https://shop.example' };
  const razorpayKeys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'x' };

  it('is Razorpay’s with keys, the sandbox’s without, and closed in production', async () => {
    expect(gateway({ ...production, ...razorpayKeys }).name).toBe('razorpay');
    expect(gateway({}).name).toBe('sandbox');
    const closed = gateway(production);
    expect(closed.name).toBe('none');
    await expect(closed.createOrder(anOrder())).rejects.toMatchObject({ code: 'payments_off' });
    expect(() => closed.verifyCheckout('a', 'b', 'c')).toThrow(/not set up/);
  });

  it('is never the sandbox’s in production', () => {
    expect(() => new SandboxGateway({ secret, isProduction: true })).toThrow(/NODE_ENV=production/);
  });

  it('needs a key and its secret together', () => {
    expect(() => gateway({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow(/RAZORPAY_KEY_SECRET must be set too/);
    expect(() => gateway({ RAZORPAY_KEY_SECRET: 'x' })).toThrow(/RAZORPAY_KEY_ID must be set too/);
  });
});

import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutFile } from './checkoutFile.js';

type Entity = Readonly<Record<string, unknown>> & { readonly id: string };

/** A message as it would be posted to the webhook. */
export interface FakeDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeRazorpay {
  readonly baseURL: string;
  /** Address of its checkout.js, whose window has the buttons Pay, Decline and Close. */
  readonly checkoutURL: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** What was asked, as `POST /v1/orders`. */
  readonly requests: readonly string[];
  readonly orders: ReadonlyMap<string, Entity>;
  readonly refunds: ReadonlyMap<string, Entity>;
  /** A subscription is over, so that it can be cancelled no more. */
  readonly subscriptionIs: (id: string, status: 'cancelled' | 'completed' | 'halted') => void;
  /** What refunds that are asked for from now on are said to be. */
  readonly refundsAre: (status: 'processed' | 'pending') => void;
  /** Answers the next refunds only when so many have been asked for. */
  readonly gatherRefunds: (count: number) => void;
  /** The next requests are answered so, one after the other; then as always. */
  readonly failNext: (...answers: readonly ((response: ServerResponse) => void)[]) => void;
  /** Pays for an order: captured and in full, unless changed. */
  readonly pay: (orderId: string, changes?: Readonly<Record<string, unknown>>) => Entity;
  /** What checkout.js hands over for a payment. */
  readonly handover: (payment: Entity) => {
    readonly razorpay_order_id: string;
    readonly razorpay_payment_id: string;
    readonly razorpay_signature: string;
  };
  readonly deliver: (event: string, entities: Readonly<Record<string, Entity>>, eventId?: string) => FakeDelivery;
  readonly sign: (text: string, secret: string) => string;
  readonly stop: () => Promise<void>;
}

const MAX_RECEIPT = 40;
const MIN_AMOUNT = 100;

const idOf = (kind: string) => `${kind}_${randomBytes(10).toString('base64url').replace(/[-_]/g, 'x').slice(0, 14)}`;
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A server that speaks the part of Razorpay's documented API that is used here, with its checks. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const [keyId, keySecret, webhookSecret] = ['rzp_test_1DP5mmOlF5G5ag', 'a-key-secret', 'a-webhook-secret'];
  const [orders, payments] = [new Map<string, Entity>(), new Map<string, Entity>()];
  const refunds = new Map<string, Entity>();
  const over = new Map<string, string>();
  const state = { refundStatus: 'processed' };
  const requests: string[] = [];
  const gathering = { count: 0, gathered: [] as (() => void)[] };
  /** Resolves when as many refunds have been asked for as are gathered. */
  const gathered = () =>
    new Promise<void>((resolve) => {
      gathering.gathered.push(resolve);
      if (gathering.gathered.length < gathering.count) return;
      gathering.count = 0;
      for (const go of gathering.gathered.splice(0)) go();
    });
  const failures: ((response: ServerResponse) => void)[] = [];
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const createOrder = (body: Entity): [number, unknown] => {
    const { amount, currency, receipt, notes } = body;
    if (!Number.isInteger(amount)) return refused('The amount must be an integer.');
    if (Number(amount) < MIN_AMOUNT) return refused('Order amount less than minimum amount allowed');
    if (String(receipt ?? '').length > MAX_RECEIPT)
      return refused('The receipt may not be greater than 40 characters.');
    const id = idOf('order');
    const order = { entity: 'order', amount, amount_paid: 0, currency, receipt, notes, status: 'created', attempts: 0 };
    orders.set(id, { id, ...order });
    return [200, orders.get(id)];
  };
  const refund = (paymentId: string, body: Entity, key: string): [number, unknown] => {
    const payment = payments.get(paymentId);
    if (payment === undefined) return refused('The id provided does not exist');
    const known = refunds.get(key);
    if (known !== undefined) return [200, known];
    const before = [...refunds.values()].filter((one) => one.payment_id === paymentId && one.status !== 'failed');
    const gone = before.reduce((sum, one) => sum + Number(one.amount), 0);
    if (gone + Number(body.amount) > Number(payment.amount))
      return refused('The total refund amount is greater than the refund payment amount');
    if (String(body.receipt ?? '').length > MAX_RECEIPT)
      return refused('The receipt may not be greater than 40 characters.');
    const [id, status] = [idOf('rfnd'), state.refundStatus];
    const made = { id, entity: 'refund', payment_id: paymentId, amount: body.amount, receipt: body.receipt, status };
    refunds.set(key || id, made);
    return [200, made];
  };
  const answer = (method: string, path: string, body: Entity, key: string): [number, unknown] => {
    if (method === 'POST' && path === '/v1/orders') return createOrder(body);
    if (method === 'GET' && path.startsWith('/v1/orders?')) return [200, { entity: 'collection', items: [] }];
    const [, paymentId, action] = /^\/v1\/payments\/(\w+)(\/refund)?$/.exec(path) ?? [];
    if (paymentId !== undefined && method === 'POST' && action !== undefined) return refund(paymentId, body, key);
    if (paymentId !== undefined && method === 'GET') {
      const payment = payments.get(paymentId);
      return payment === undefined ? refused('The id provided does not exist') : [200, payment];
    }
    const [, subscriptionId, cancel] = /^\/v1\/subscriptions\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (subscriptionId !== undefined) {
      const status = over.get(subscriptionId) ?? 'active';
      if (cancel !== undefined && status !== 'active')
        return refused(`Subscription is not cancellable in ${status} status.`);
      return [200, { id: subscriptionId, entity: 'subscription', status }];
    }
    return [
      404,
      { error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found on the server.' } },
    ];
  };

  const pay: FakeRazorpay['pay'] = (orderId, changes = {}) => {
    const order = orders.get(orderId);
    const payment = {
      id: idOf('pay'),
      entity: 'payment',
      amount: order?.amount,
      currency: order?.currency,
      order_id: orderId,
      status: 'captured',
      captured: true,
      method: 'upi',
      error_code: null,
      error_description: null,
      ...changes,
    };
    payments.set(payment.id, payment);
    return payment;
  };
  const handover: FakeRazorpay['handover'] = (payment) => ({
    razorpay_order_id: String(payment.order_id),
    razorpay_payment_id: payment.id,
    razorpay_signature: sign(`${String(payment.order_id)}|${payment.id}`, keySecret),
  });

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requests.push(`${request.method} ${path}`);
    const body = await bodyOf(request);
    const shown = checkoutFile(path);
    if (shown !== undefined) return void response.writeHead(200, { 'content-type': shown.type }).end(shown.body);
    const [, bought] = /^\/v1\/checkout\/pay\?order=(\w+)$/.exec(path) ?? [];
    if (bought !== undefined) {
      const body = JSON.stringify(handover(pay(bought)));
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }
    const failure = failures.shift();
    if (failure !== undefined) return failure(response);
    if (gathering.count > 0 && path.endsWith('/refund')) await gathered();
    const [status, reply] =
      request.headers.authorization === credentials
        ? answer(request.method ?? '', path, body, String(request.headers['x-refund-idempotency'] ?? ''))
        : [401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseURL,
    checkoutURL: `${baseURL}/v1/checkout.js`,
    keyId,
    keySecret,
    webhookSecret,
    requests,
    orders,
    refunds,
    sign,
    subscriptionIs: (id, status) => void over.set(id, status),
    refundsAre: (status) => void (state.refundStatus = status),
    gatherRefunds: (count) => void (gathering.count = count),
    failNext: (...answers) => void failures.push(...answers),
    pay,
    handover,
    deliver: (event, entities, eventId = idOf('evt')) => {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_1',
        event,
        contains: Object.keys(entities),
        payload,
      });
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': sign(body, webhookSecret),
        },
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refused(description: string): [number, unknown] {
  return [400, { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' } }];
}

async function bodyOf(request: IncomingMessage): Promise<Entity> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer));
  const text = Buffer.concat(chunks).toString('utf8');
  return (text === '' ? {} : JSON.parse(text)) as Entity;
}

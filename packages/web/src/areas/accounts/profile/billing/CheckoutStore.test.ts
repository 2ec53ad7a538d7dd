import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createClient, routes, type api } from '@listwright/application/contract';
import { answers } from '../../../../testing/answers';
import { aUser } from '../../../../testing/aUser';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { profileAnswer } from '../../../../testing/profileAnswer';
import { CheckoutStore } from './CheckoutStore';
import { paymentOutcomeOf } from './PaymentOutcome';

const ORDER = 'POST /api/payments/create-order';
const VERIFY = 'POST /api/payments/verify';
const order = {
  key_id: 'key',
  amount: 164_900,
  currency: 'INR',
  order_id: 'order_1',
  plan: 'pro',
  gateway: 'sandbox',
  checkout_script: null,
  checkout_page: '/sandbox/checkout?order=order_1',
  checkout: { key: 'key', order_id: 'order_1' },
};
const paid = { kind: 'paid', orderId: 'order_1', paymentId: 'pay_1', signature: 'proof' } as const;

let storage: MemoryStorage;

function build(server: FakeServer) {
  const [onPaid, pages] = [jest.fn(async () => undefined), [] as string[]];
  const client = createClient<typeof api>(routes, server.transport);
  return { store: new CheckoutStore(client, onPaid, (page) => void pages.push(page), storage), onPaid, pages };
}

describe('CheckoutStore', () => {
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('orders for our price in paise, and passes the options to the payment page', async () => {
    const server = new FakeServer().on(ORDER, answers.ok(order));
    const { store, pages } = build(server);
    const buying = store.buy('pro');
    expect(store.state).toBe('processing');
    await buying;
    expect([store.state, pages]).toEqual(['window', ['/sandbox/checkout?order=order_1']]);
    expect(JSON.parse(storage.getItem('listwright-checkout') ?? '')).toEqual({ plan: 'pro', options: order.checkout });
    expect(server.requests.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      { amount: 164_900, plan: 'pro', billing_cycle: 'monthly' },
    ]);
  });

  it('verifies the result of the payment page, and forgets the order', async () => {
    const user = aUser({ subscription_plan: 'enterprise' });
    const server = new FakeServer().on(VERIFY, answers.ok(profileAnswer(user)));
    storage.setItem('listwright-checkout', JSON.stringify({ plan: 'enterprise', options: {} }));
    const { store, onPaid } = build(server);
    await store.handleOutcome(paid);
    expect([store.state, store.message]).toEqual(['verified', 'Successfully upgraded to Enterprise plan!']);
    expect([onPaid.mock.calls.length, storage.getItem('listwright-checkout')]).toEqual([1, null]);
    expect(server.requests.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      {
        razorpay_order_id: 'order_1',
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'proof',
        plan: 'enterprise',
      },
    ]);
  });

  it.each([
    [{ payment: 'cancelled' }, 'cancelled', 'Payment cancelled'],
    [{ payment: 'failed', description: 'The bank declined.' }, 'failed', 'Payment failed: The bank declined.'],
    [{ payment: 'unavailable' }, 'failed', 'Failed to load payment gateway'],
  ])('reports %j', async (told, state, message) => {
    const { store, onPaid } = build(new FakeServer());
    const outcome = paymentOutcomeOf(told);
    if (outcome !== undefined) await store.handleOutcome(outcome);
    expect([store.state, store.message, onPaid.mock.calls.length]).toEqual([state, message, 0]);
  });

  it('stops waiting if the browser returns to the previous page', async () => {
    const { store } = build(new FakeServer().on(ORDER, answers.ok(order)));
    store.comeBack();
    expect(store.state).toBe('idle');
    await store.buy('pro');
    store.comeBack();
    expect([store.state, store.message]).toEqual(['cancelled', 'Payment cancelled']);
  });

  it('reports a rejected order or payment', async () => {
    const refused = build(new FakeServer().on(ORDER, { status: 500, body: {} }));
    await refused.store.buy('pro');
    expect([refused.store.message, refused.pages]).toEqual(['Failed to create payment order', []]);
    const unproved = build(new FakeServer().on(VERIFY, { status: 500, body: {} }));
    await unproved.store.handleOutcome(paid);
    expect(unproved.store.message).toBe('Payment verification failed');
  });
});

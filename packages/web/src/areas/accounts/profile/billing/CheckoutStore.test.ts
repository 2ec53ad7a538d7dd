import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api, createClient } from '@listwright/application/contract';
import { answers } from '../../../../testing/answers';
import { aUser } from '../../../../testing/aUser';
import { FakeServer } from '../../../../testing/FakeServer';
import { CheckoutStore } from './CheckoutStore';

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
  checkout: {},
};
const paid = {
  payment: 'paid',
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'proof',
};

const opened = { closed: false };
const realOpen = window.open;

function build(server: FakeServer) {
  opened.closed = false;
  window.open = (() => opened) as unknown as typeof window.open;
  const onPaid = jest.fn(async () => undefined);
  return { store: new CheckoutStore(createClient(api, server.transport), onPaid), onPaid };
}

const tell = (data: object) => window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));

afterEach(() => {
  window.open = realOpen;
});

describe('CheckoutStore', () => {
  it('orders for our price in paise, waits for the window, and proves the payment', async () => {
    const user = aUser({ subscription_plan: 'pro' });
    const server = new FakeServer().on(ORDER, answers.ok(order)).on(VERIFY, answers.ok({ user, subscription: {} }));
    const { store, onPaid } = build(server);
    const buying = store.buy('pro');
    expect(store.state).toBe('processing');
    await waitFor(() => expect(store.state).toBe('window'));
    window.dispatchEvent(new MessageEvent('message', { data: paid, origin: 'https://evil.example' }));
    expect(store.state).toBe('window');
    tell(paid);
    await buying;
    expect([store.state, store.message]).toEqual(['verified', 'Successfully upgraded to Professional plan!']);
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(server.requests.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      { amount: 164_900, plan: 'pro', billing_cycle: 'monthly' },
      {
        razorpay_order_id: 'order_1',
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'proof',
        plan: 'pro',
      },
    ]);
  });

  it.each([
    [{ payment: 'cancelled' }, 'cancelled', 'Payment cancelled'],
    [{ payment: 'failed', description: 'The bank declined.' }, 'failed', 'Payment failed: The bank declined.'],
  ])('tells of %j', async (told, state, message) => {
    const { store, onPaid } = build(new FakeServer().on(ORDER, answers.ok(order)));
    const buying = store.buy('pro');
    await waitFor(() => expect(store.state).toBe('window'));
    tell(told);
    await buying;
    expect([store.state, store.message]).toEqual([state, message]);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('takes a window that was closed for a cancellation', async () => {
    const { store } = build(new FakeServer().on(ORDER, answers.ok(order)));
    const buying = store.buy('pro');
    await waitFor(() => expect(store.state).toBe('window'));
    opened.closed = true;
    await buying;
    expect(store.message).toBe('Payment cancelled');
  });

  it('says when the order or the proof was refused', async () => {
    const refused = build(new FakeServer().on(ORDER, { status: 500, body: {} }));
    await refused.store.buy('pro');
    expect(refused.store.message).toBe('Failed to create payment order');
    const unproved = build(new FakeServer().on(ORDER, answers.ok(order)).on(VERIFY, { status: 500, body: {} }));
    const buying = unproved.store.buy('pro');
    await waitFor(() => expect(unproved.store.state).toBe('window'));
    tell(paid);
    await buying;
    expect(unproved.store.message).toBe('Payment verification failed');
  });
});

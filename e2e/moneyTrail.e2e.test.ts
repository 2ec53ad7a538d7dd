import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeRazorpay, type FakeDelivery, type FakeRazorpay } from '@listwright/adapters/testing';
import { ApiError, type api, type Client } from '@listwright/application/contract';
import { waitUntil } from './harness/bulk.js';
import {
  registerSeller,
  clientOf,
  startServer,
  startSite,
  type Seller,
  type TestServer,
  type TestSite,
} from './harness/startServer.js';

const PRICES = { pro: 164_900, enterprise: 412_400 } as const;
const refusal = (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error));

/** The money actions of administrators and their audit trail, over two processes and a fake Razorpay server. */
describe('the audit trail of payments', () => {
  let razorpay: FakeRazorpay;
  let site: TestSite;
  let other: TestServer;
  let admin: Client<typeof api>;

  beforeAll(async () => {
    razorpay = await startFakeRazorpay();
    site = await startSite({
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      RAZORPAY_BASE_URL: razorpay.baseURL,
    });
    other = await startServer(site.env);
    const { token } = await clientOf(site.url).accounts.login({
      body: { email: 'admin@example.com', password: 'admin password' },
    });
    admin = clientOf(site.url, token);
  });
  afterAll(async () => {
    await other.stop();
    await site.close();
    await razorpay.stop();
  });

  const order = async (seller: Seller, plan: 'pro' | 'enterprise' = 'pro') =>
    (await seller.client.billing.createOrder({ body: { amount: PRICES[plan], plan, billing_cycle: 'monthly' } }))
      .order_id;
  const deliver = (url: string, { body, headers }: FakeDelivery) =>
    fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers });
  const buy = async (seller: Seller, plan: 'pro' | 'enterprise' = 'pro') => {
    const payment = razorpay.pay(await order(seller, plan));
    await seller.client.billing.verifyPayment({ body: razorpay.handover(payment) });
    const { payments } = await admin.admin.payments({ query: { search: payment.id } });
    return { payment, id: payments[0]?.id ?? '' };
  };
  const acts = async (seller: Seller) => {
    const { events } = await admin.admin.audit({ query: { search: seller.email, limit: 100 } });
    return events.filter(({ action }) => /^(payment|subscription)\./.test(action)).toReversed();
  };
  const planOf = async (seller: Seller) => (await seller.client.accounts.me()).user.subscription_plan;
  const entries = async (seller: Seller) =>
    (await admin.admin.transactions({ query: { search: seller.email, limit: 100 } })).transactions;

  it('has one row per effect when browser and gateway race, with who and where (S-72)', async () => {
    const seller = await registerSeller(site.url);
    const payment = razorpay.pay(await order(seller));
    const body = razorpay.handover(payment);
    await Promise.all([
      ...Array.from({ length: 5 }, () => seller.client.billing.verifyPayment({ body })),
      ...['payment.captured', 'order.paid', 'payment.captured'].map((event) =>
        deliver(other.url, razorpay.deliver(event, { payment })),
      ),
    ]);
    const rows = await acts(seller);
    expect(rows.map(({ action }) => action)).toEqual(['payment.completed', 'subscription.changed']);
    for (const row of rows) {
      expect([seller.email, 'razorpay']).toContain(row.actor_email);
      expect(row).toMatchObject({ subject_id: seller.id, address: expect.stringMatching(/\d/) });
      expect(row.request_id).toMatch(/^[\w-]{8,}$/);
    }
    expect(rows[0]?.detail).toMatchObject({ plan: 'pro', payment: payment.id, amount_minor: 164_900 });
    expect(rows[1]?.detail).toMatchObject({
      before: { subscription_plan: 'free' },
      after: { subscription_plan: 'pro', status: 'active' },
    });
  });

  it('records failed, forged, cancelled and resumed payments', async () => {
    const seller = await registerSeller(site.url);
    const orderId = await order(seller);
    const declined = razorpay.pay(orderId, { status: 'failed', error_description: 'Declined.' });
    for (const url of [site.url, other.url])
      await deliver(url, razorpay.deliver('payment.failed', { payment: declined }));
    const payment = razorpay.pay(orderId);
    const good = razorpay.handover(payment);
    const forged = { ...good, razorpay_signature: 'f'.repeat(64) };
    expect(await seller.client.billing.verifyPayment({ body: forged }).catch(refusal)).toMatch(/^400 /);
    await seller.client.billing.verifyPayment({ body: good });
    await seller.client.billing.changePlan({ body: { plan: 'free' } });
    await seller.client.billing.changePlan({ body: { plan: 'free' } });
    await seller.client.billing.subscription({ body: { renew: true } });
    expect((await acts(seller)).map(({ action, actor_email: who }) => [action, who])).toEqual([
      ['payment.failed', 'razorpay'],
      ['payment.refused', seller.email],
      ['payment.completed', seller.email],
      ['subscription.changed', seller.email],
      ['subscription.cancelled', seller.email],
      ['subscription.changed', seller.email],
    ]);
  });

  it('ends a period once, whichever process does it', async () => {
    const seller = await registerSeller(site.url);
    await buy(seller);
    await site.test.database.query(
      `update subscriptions set current_period_end = now() - interval '1 hour' where user_id = $1`,
      [seller.id],
    );
    const [fresh, second] = await Promise.all([startServer(site.env), startServer(site.env)]);
    await waitUntil(
      async () => (await planOf(seller)) === 'free',
      30_000,
      () => acts(seller),
    );
    await Promise.all([fresh.stop(), second.stop()]);
    const ends = (await acts(seller)).filter(({ actor_email: who }) => who === 'Listwright');
    expect(ends).toMatchObject([
      { action: 'subscription.changed', detail: { after: { subscription_plan: 'free', status: 'lapsed' } } },
    ]);
  });

  describe('refunds', () => {
    it('are possible in parts and in full, and booked once although the webhook reports them too', async () => {
      const seller = await registerSeller(site.url);
      const { id, payment } = await buy(seller);
      const part = await admin.admin.refundPayment({
        params: { id },
        body: { amount: 824.51, reason: 'Half a month' },
      });
      expect(part).toMatchObject({
        refund: { amount: 824.51, status: 'completed' },
        payment: { status: 'completed', refunded_amount: 824.51, refundable_amount: 824.49 },
      });
      expect(await planOf(seller)).toBe('pro');
      const tooMuch = admin.admin.refundPayment({ params: { id }, body: { amount: 824.5, reason: 'x' } });
      await expect(tooMuch).rejects.toMatchObject({ status: 422, code: 'refund_too_much' });
      const rest = await admin.admin.refundPayment({ params: { id }, body: { reason: 'The rest' } });
      expect(rest).toMatchObject({ refund: { amount: 824.49 }, payment: { status: 'refunded', refundable_amount: 0 } });
      expect(await planOf(seller)).toBe('free');
      for (const made of razorpay.refunds.values()) {
        if (made.payment_id !== payment.id) continue;
        for (const url of [site.url, other.url])
          await deliver(url, razorpay.deliver('refund.processed', { refund: made, payment }));
      }
      expect(
        (await entries(seller))
          .filter(({ type }) => type === 'refund')
          .map(({ amount }) => amount)
          .toSorted(),
      ).toEqual([-824.49, -824.51]);
      expect(await admin.admin.refundPayment({ params: { id }, body: { reason: 'x' } }).catch(refusal)).toBe(
        '409 not_refundable',
      );
      expect((await acts(seller)).slice(2).map(({ action, actor_email: who }) => [action, who])).toEqual(
        [
          ['payment.refunded', 'payment.refund_asked'],
          ['payment.refunded', 'subscription.changed', 'payment.refund_asked'],
        ]
          .flat()
          .map((action) => [action, 'admin@example.com']),
      );
      expect((await acts(seller)).find(({ action }) => action === 'payment.refund_asked')?.detail).toMatchObject({
        reason: 'Half a month',
        amount_minor: 82_451,
        payment: payment.id,
      });
    });

    it('are sent once, however often they are requested', async () => {
      const seller = await registerSeller(site.url);
      const { id, payment } = await buy(seller, 'enterprise');
      const call = (key?: string) =>
        admin.admin
          .refundPayment(
            { params: { id }, body: { amount: 100, reason: 'x' } },
            key === undefined ? {} : { idempotencyKey: key },
          )
          .then(({ refund }) => refund.id, refusal);
      const key = randomUUID();
      const first = await call(key);
      expect(await call(key)).toBe(first);
      const made = () => [...razorpay.refunds.values()].filter((one) => one.payment_id === payment.id).length;
      expect(made()).toBe(1);
      // Concurrent and without an idempotency key: the provider recognises them by the refund number.
      razorpay.gatherRefunds(2);
      const both = await Promise.all([call(), call()]);
      expect(both.every((one) => one.startsWith('rfnd_'))).toBe(true);
      expect([new Set([first, ...both]).size, made()]).toEqual([2, 2]);
      // Two keys are two requests, also at once.
      await Promise.all([call(randomUUID()), call(randomUUID())]);
      expect(made()).toBe(4);
      expect((await admin.admin.readPayment({ params: { id } })).payment.refunded_amount).toBe(made() * 100);
      expect((await entries(seller)).filter(({ type }) => type === 'refund')).toHaveLength(made());
    });

    it('stay pending until the provider confirms them, and cannot be requested again meanwhile', async () => {
      const seller = await registerSeller(site.url);
      const { id, payment } = await buy(seller);
      razorpay.refundsAre('pending');
      const { refund, payment: told } = await admin.admin
        .refundPayment({ params: { id }, body: { reason: 'Asked for' } })
        .finally(() => razorpay.refundsAre('processed'));
      expect([refund.status, told.status, told.refunding_amount, told.refundable_amount]).toEqual([
        'pending',
        'completed',
        1649,
        0,
      ]);
      expect(await planOf(seller)).toBe('pro');
      expect(await admin.admin.refundPayment({ params: { id }, body: { reason: 'x' } }).catch(refusal)).toBe(
        '409 not_refundable',
      );
      const done = { id: refund.id, payment_id: payment.id, amount: 164_900, status: 'processed' };
      await deliver(other.url, razorpay.deliver('refund.processed', { refund: done, payment }));
      expect(await planOf(seller)).toBe('free');
      expect((await admin.admin.readPayment({ params: { id } })).payment).toMatchObject({
        status: 'refunded',
        refunded_amount: 1649,
        refunding_amount: 0,
      });
      expect((await entries(seller)).filter(({ type }) => type === 'refund')).toHaveLength(1);
    });

    it('are not booked if the provider sends nothing', async () => {
      const seller = await registerSeller(site.url);
      const { id } = await buy(seller);
      razorpay.failNext((response) => void response.writeHead(500).end('{"error":{"description":"secret stack"}}'));
      const error = (await admin.admin
        .refundPayment({ params: { id }, body: { reason: 'x' } })
        .catch((caught: unknown) => caught)) as ApiError;
      expect([refusal(error), error.message]).toEqual([
        '502 provider_failed',
        'The money could not be sent back. The payment service does not answer. Try again shortly.',
      ]);
      expect((await entries(seller)).filter(({ type }) => type === 'refund')).toEqual([]);
      expect(await planOf(seller)).toBe('pro');
    });

    it.each([
      [{ reason: '' }, 'reason'],
      [{ amount: 0, reason: 'x' }, 'amount'],
      [{ amount: 1.001, reason: 'x' }, 'amount'],
      [{ amount: -5, reason: 'x' }, 'amount'],
    ])('reject %j', async (body, field) => {
      const { id } = await buy(await registerSeller(site.url));
      await expect(admin.admin.refundPayment({ params: { id }, body })).rejects.toMatchObject({
        status: 422,
        errors: [{ path: field }],
      });
    });
  });

  describe('a plan granted by an administrator', () => {
    const give = (seller: Seller, plan: 'free' | 'pro' | 'enterprise' | 'unlimited') =>
      admin.admin.updateCustomer({ params: { id: seller.id }, body: { subscription_plan: plan } });
    const seen = async (seller: Seller) => {
      const [{ user, subscription }, usage, { customer }, { quotas }] = await Promise.all([
        seller.client.accounts.me(),
        seller.client.billing.usage(),
        admin.admin.readCustomer({ params: { id: seller.id } }),
        admin.admin.quotas({ query: { search: seller.email } }),
      ]);
      expect(customer.subscription).toEqual(subscription);
      const limits = [usage.quotas.listings_generated.limit, quotas[0]?.quotas.listings_generated.limit];
      const plans = [user.subscription_plan, subscription.plan, usage.subscription_plan, customer.subscription_plan];
      expect([new Set(limits).size, new Set([...plans, quotas[0]?.subscription_plan]).size]).toEqual([1, 1]);
      const read = await seller.client.billing.subscription({ body: {} });
      expect(read.subscription).toEqual(subscription);
      const { granted, status } = subscription;
      return [plans[0], limits[0], granted, status];
    };

    it('is shown everywhere, costs nothing, and does not expire', async () => {
      const seller = await registerSeller(site.url);
      const before = await admin.admin.stats();
      await give(seller, 'enterprise');
      expect(await seen(seller)).toEqual(['enterprise', 10_000, true, 'active']);
      const after = await admin.admin.stats();
      expect([after.monthly_recurring_revenue, after.total_revenue, after.paying_customers]).toEqual([
        before.monthly_recurring_revenue,
        before.total_revenue,
        before.paying_customers,
      ]);
      await give(seller, 'free');
      expect(await seen(seller)).toEqual(['free', 100, false, 'active']);
      expect((await acts(seller)).map(({ action, actor_email: who, detail }) => [action, who, detail])).toEqual([
        [
          'subscription.changed',
          'admin@example.com',
          {
            before: { subscription_plan: 'free', granted_plan: null },
            after: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
          },
        ],
        [
          'subscription.changed',
          'admin@example.com',
          {
            before: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
            after: { subscription_plan: 'free', granted_plan: null },
          },
        ],
      ]);
    });

    it('ends the renewal of a paid plan, and does not count as recurring revenue', async () => {
      const seller = await registerSeller(site.url);
      const nothing = await admin.admin.stats();
      await buy(seller);
      const paying = await admin.admin.stats();
      expect(paying.monthly_recurring_revenue - nothing.monthly_recurring_revenue).toBe(1649);
      expect(paying.paying_customers - nothing.paying_customers).toBe(1);
      await give(seller, 'unlimited');
      expect(await seen(seller)).toEqual(['unlimited', null, true, 'active']);
      const given = await admin.admin.stats();
      expect(given.monthly_recurring_revenue).toBe(nothing.monthly_recurring_revenue);
      expect(given.total_revenue - nothing.total_revenue).toBe(1649);
      const [row] = await site.test.database.query(
        'select status, scheduled_plan from subscriptions where user_id = $1',
        [seller.id],
      );
      expect(row).toEqual({ status: 'cancelled', scheduled_plan: 'free' });
      await site.test.database.query(
        `update subscriptions set current_period_end = now() - interval '1 hour' where user_id = $1`,
        [seller.id],
      );
      const fresh = await startServer(site.env);
      const status = async () =>
        (await site.test.database.query('select status from subscriptions where user_id = $1', [seller.id]))[0];
      while (JSON.stringify(await status()) !== '{"status":"lapsed"}')
        await new Promise((resolve) => setTimeout(resolve, 50));
      await fresh.stop();
      expect(await seen(seller)).toEqual(['unlimited', null, true, 'active']);
    });

    it('cancels the subscription at Razorpay', async () => {
      const seller = await registerSeller(site.url);
      const providerRef = `sub_${seller.id.replaceAll('-', '')}`;
      const subscription = { id: providerRef, notes: { user_id: seller.id, plan: 'pro' } };
      const payment = razorpay.pay(`order_charge_${seller.id}`, { amount: 164_900, currency: 'INR' });
      await deliver(site.url, razorpay.deliver('subscription.charged', { subscription, payment }));
      expect(await seen(seller)).toEqual(['pro', 2000, false, 'active']);
      await give(seller, 'enterprise');
      expect(razorpay.requests.at(-1)).toBe(`POST /v1/subscriptions/${providerRef}/cancel`);
      expect(await seen(seller)).toEqual(['enterprise', 10_000, true, 'active']);
    });

    it('applies to an account that is created with it', async () => {
      const { customer } = await admin.admin.createCustomer({
        body: {
          full_name: 'Given',
          email: `given-${randomUUID()}@example.com`,
          subscription_plan: 'pro',
          password: 'a long and rare password',
        },
      });
      expect(customer).toMatchObject({ subscription_plan: 'pro', subscription: { plan: 'pro', granted: true } });
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@listwright/application/contract';
import { startFakeRazorpay, type FakeDelivery, type FakeRazorpay } from '@listwright/adapters/testing';
import {
  registerSeller,
  clientOf,
  startServer,
  startSite,
  type Seller,
  type TestServer,
  type TestSite,
} from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const PRICES = { pro: 164_900, enterprise: 412_400 } as const;
const refusal = (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error));
const changed = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

describe('paying with Razorpay', () => {
  let razorpay: FakeRazorpay;
  let site: TestSite;
  let other: TestServer;

  beforeAll(async () => {
    razorpay = await startFakeRazorpay();
    site = await startSite({
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      RAZORPAY_BASE_URL: razorpay.baseURL,
    });
    other = await startServer(site.env);
  });
  afterAll(async () => {
    await other.stop();
    await site.close();
    await razorpay.stop();
  });

  const order = async (seller: Seller, plan: 'pro' | 'enterprise' = 'pro') =>
    (await seller.client.billing.createOrder({ body: { amount: PRICES[plan], plan, billing_cycle: 'monthly' } }))
      .order_id;
  const planOf = async (seller: Seller) => (await seller.client.accounts.me()).user.subscription_plan;
  const post = (url: string, { body, headers }: FakeDelivery) =>
    fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers });
  const outcome = async (url: string, delivery: FakeDelivery) => {
    const reply = await post(url, delivery);
    const { data } = (await reply.json()) as { data?: { outcome: string } };
    return data?.outcome ?? reply.status;
  };
  const rows = (query: string, ...values: unknown[]) => site.test.database.query(query, values);
  const books = (seller: Seller) =>
    rows(
      'select type, status, amount_minor::int as amount from transactions where user_id = $1 order by type',
      seller.id,
    );

  it('sells a plan, from price to invoice', async () => {
    const seller = await registerSeller(site.url);
    const opened = await seller.client.billing.createOrder({
      body: { amount: 164_900, plan: 'professional', billing_cycle: 'monthly' },
    });
    expect(opened).toMatchObject({
      key_id: razorpay.keyId,
      amount: 164_900,
      currency: 'INR',
      gateway: 'razorpay',
      plan: 'pro',
      checkout_script: 'https://checkout.razorpay.com/v1/checkout.js',
      checkout_page: '/checkout',
      checkout: { order_id: opened.order_id, prefill: { email: seller.email }, theme: { color: '#3B82F6' } },
    });
    const result = razorpay.handover(razorpay.pay(opened.order_id));
    const reply = await fetch(`${site.url}/api/payments/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...result, plan: 'pro' }),
    });
    expect(await reply.json()).toMatchObject({
      success: true,
      message: 'Successfully upgraded to Professional plan!',
      data: {
        user: { subscription_plan: 'pro' },
        subscription: { plan: 'pro', status: 'active', next_billing_estimated: false, provider: 'razorpay' },
      },
    });
    expect((await seller.client.billing.usage()).quotas.listings_generated.limit).toBe(2000);

    const { invoices, total } = await seller.client.billing.invoices();
    expect([total, invoices]).toMatchObject([
      1,
      [{ plan: 'pro', amount: 164_900, number: expect.stringMatching(/^LW-\d{4}-\d{6}$/) }],
    ]);
    const [invoice] = invoices;
    const pdf = await seller.client.billing.printInvoice({ params: { id: invoice?.id ?? '' } });
    expect([pdf.fileName, pdf.contentType]).toEqual([`${invoice?.number}.pdf`, 'application/pdf']);
    expect(Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-');

    const { subscription, effective_at } = await seller.client.billing.changePlan({ body: { plan: 'starter' } });
    expect(subscription).toMatchObject({
      plan: 'pro',
      status: 'cancelled',
      next_billing: null,
      scheduled_plan: 'free',
    });
    expect(effective_at).toBe(subscription.current_period_end);
    const resumed = await seller.client.billing.subscription({ body: { renew: true } });
    expect(resumed.subscription).toMatchObject({ status: 'active', next_billing: effective_at });
    await expect(
      seller.client.billing.createOrder({ body: { amount: PRICES.pro, plan: 'free' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('allows Razorpay’s scripts on the payment page only', async () => {
    const policyOf = async (path: string) => {
      const { headers, status } = await fetch(`${site.url}${path}`);
      return [status, headers.get('content-security-policy') ?? '', headers.get('cross-origin-opener-policy')] as const;
    };
    const [status, policy, opener] = await policyOf('/checkout');
    expect([status, opener]).toEqual([200, 'same-origin-allow-popups']);
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/checkout\.razorpay\.com(;|$)/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/);
    for (const path of [
      '/',
      '/app/profile',
      '/app/profile?upgrade=professional',
      '/login',
      '/checkout.js',
      '/api/plans',
    ]) {
      const [answered, other, closed] = await policyOf(path);
      expect([path, answered, closed]).toEqual([path, 200, 'same-origin']);
      expect(other).not.toContain('razorpay');
      expect(other).not.toContain('frame-src');
    }
    expect((await fetch(`${site.url}/sandbox/checkout?order=order_sandbox1x0000000000000000`)).status).toBe(404);
  });

  it('grants nothing for a forged payment (S-60)', async () => {
    const seller = await registerSeller(site.url);
    const [orderId, second] = [await order(seller), await order(seller)];
    const payment = razorpay.pay(orderId);
    const good = razorpay.handover(payment);
    const text = `${orderId}|${payment.id}`;
    const attempts: [Partial<typeof good>, string][] = [
      [{ razorpay_order_id: changed(orderId) }, '404 order_not_found'],
      [{ razorpay_order_id: second }, '400 payment_verification_failed'],
      [{ razorpay_payment_id: changed(payment.id) }, '400 payment_verification_failed'],
      [{ razorpay_signature: changed(good.razorpay_signature) }, '400 payment_verification_failed'],
      [{ razorpay_signature: good.razorpay_signature.slice(0, 40) }, '400 payment_verification_failed'],
      [{ razorpay_signature: razorpay.sign(text, razorpay.webhookSecret) }, '400 payment_verification_failed'],
      [
        { razorpay_signature: razorpay.sign(`${payment.id}|${orderId}`, razorpay.keySecret) },
        '400 payment_verification_failed',
      ],
    ];
    for (const [changes, expected] of attempts) {
      const verified = seller.client.billing.verifyPayment({ body: { ...good, ...changes } });
      expect(await verified.catch(refusal)).toBe(expected);
    }
    expect([await planOf(seller), await books(seller)]).toEqual(['free', []]);
  });

  it('credits a payment once for a hundred concurrent requests, over two processes (S-61)', async () => {
    const seller = await registerSeller(site.url);
    const body = razorpay.handover(razorpay.pay(await order(seller)));
    const clients = [seller.client, clientOf(other.url, seller.token)];
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        clients[at % 2]!.billing.verifyPayment({ body }).then(({ user }) => user.subscription_plan, refusal),
      ),
    );
    expect(new Set(replies)).toEqual(new Set(['pro']));
    expect(await books(seller)).toEqual([
      { type: 'payment', status: 'completed', amount: 164_900 },
      { type: 'subscription', status: 'completed', amount: 0 },
    ]);
    expect((await seller.client.billing.invoices()).total).toBe(1);
    const [subscription] = await rows('select months from subscriptions where user_id = $1', seller.id);
    expect(subscription).toEqual({ months: 1 });
  });

  it('checks the owner, the price and the payment of an order (S-61)', async () => {
    const [seller, thief] = [await registerSeller(site.url), await registerSeller(site.url)];
    const paid = razorpay.handover(razorpay.pay(await order(seller)));
    expect(await thief.client.billing.verifyPayment({ body: paid }).catch(refusal)).toBe('404 order_not_found');
    expect(await seller.client.billing.createOrder({ body: { amount: 100, plan: 'enterprise' } }).catch(refusal)).toBe(
      '422 amount_mismatch',
    );
    const swapped = await seller.client.billing.verifyPayment({ body: { ...paid, plan: 'enterprise' } });
    expect(swapped.user.subscription_plan).toBe('pro');

    const wanted = await order(thief, 'enterprise');
    for (const [changes, expected] of [
      [{ amount: 100 }, '400 payment_verification_failed'],
      [{ currency: 'USD' }, '400 payment_verification_failed'],
      [{ status: 'authorized' }, '409 payment_not_captured'],
      [{ status: 'created' }, '409 payment_not_captured'],
      [{ status: 'failed', error_description: 'Your card was declined.' }, '409 payment_failed'],
    ] as const) {
      const body = razorpay.handover(razorpay.pay(wanted, changes));
      expect(await thief.client.billing.verifyPayment({ body }).catch(refusal)).toBe(expected);
    }
    expect(await planOf(thief)).toBe('free');
  });

  it('completes an order whose browser never returned, for any order of events', async () => {
    const seller = await registerSeller(site.url);
    const orderId = await order(seller);
    const declined = razorpay.pay(orderId, { status: 'failed', error_description: 'Declined.' });
    const payment = razorpay.pay(orderId);
    const refund = { id: `rfnd_${payment.id}`, payment_id: payment.id, amount: 164_900, status: 'processed' };
    expect(await outcome(site.url, razorpay.deliver('payment.captured', { payment }))).toBe('applied');
    expect(await planOf(seller)).toBe('pro');
    expect(await outcome(other.url, razorpay.deliver('payment.failed', { payment: declined }))).toBe('applied');
    expect(
      await outcome(other.url, razorpay.deliver('order.paid', { payment, order: razorpay.orders.get(orderId)! })),
    ).toBe('applied');
    expect(await planOf(seller)).toBe('pro');
    expect(await outcome(site.url, razorpay.deliver('refund.processed', { refund, payment }))).toBe('applied');
    expect(
      await outcome(
        other.url,
        razorpay.deliver('refund.created', { refund: { ...refund, status: 'pending' }, payment }),
      ),
    ).toBe('applied');
    expect(await planOf(seller)).toBe('free');
    expect((await books(seller)).filter((entry) => (entry as { type: string }).type !== 'subscription')).toEqual(
      expect.arrayContaining([
        { type: 'payment', status: 'completed', amount: 164_900 },
        { type: 'payment', status: 'failed', amount: 164_900 },
        { type: 'refund', status: 'completed', amount: -164_900 },
      ]),
    );
  });

  it('rejects messages that are not from Razorpay, and ignores unknown ones', async () => {
    const seller = await registerSeller(site.url);
    const payment = razorpay.pay(await order(seller));
    const delivery = razorpay.deliver('payment.captured', { payment });
    const signedBy = (secret: string) => ({
      ...delivery,
      headers: { ...delivery.headers, 'x-razorpay-signature': razorpay.sign(delivery.body, secret) },
    });
    for (const forged of [
      signedBy(razorpay.keySecret),
      { ...delivery, body: JSON.stringify(JSON.parse(delivery.body), null, 2) },
      { ...delivery, body: delivery.body.replace('164900', '412400') },
      { ...delivery, headers: { 'content-type': 'application/json' } },
    ]) {
      const reply = await post(site.url, forged);
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'bad_signature']);
    }
    const huge = { ...delivery, body: 'x'.repeat(2 * 1024 * 1024) };
    expect((await post(site.url, huge)).status).toBe(413);
    expect(await planOf(seller)).toBe('free');
    expect(await outcome(site.url, razorpay.deliver('invoice.expired', { invoice: { id: 'inv_1' } }))).toBe('ignored');
    expect(
      await outcome(site.url, razorpay.deliver('payment.captured', { payment: razorpay.pay('order_nobodys') })),
    ).toBe('ignored');
    const cheap = razorpay.pay(String(payment.order_id), { amount: 100 });
    expect(await outcome(site.url, razorpay.deliver('payment.captured', { payment: cheap }))).toBe('refused');
    expect(await planOf(seller)).toBe('free');
  });

  it('processes a repeated event with a new id once (S-63)', async () => {
    const seller = await registerSeller(site.url);
    const payment = razorpay.pay(await order(seller), { created_at: 1_600_000_000 });
    const late = razorpay.deliver('payment.captured', { payment, unseen: { id: 'x' } }, `evt_late_${payment.id}`);
    expect([await outcome(site.url, late), await outcome(other.url, late)]).toEqual(['applied', 'repeated']);
    const nameless = { ...late, headers: { ...late.headers, 'x-razorpay-event-id': '' } };
    expect([await outcome(site.url, nameless), await outcome(other.url, nameless)]).toEqual(['applied', 'repeated']);
    expect((await seller.client.billing.invoices()).total).toBe(1);
  });

  it('credits once when browser and gateway report at the same time', async () => {
    const seller = await registerSeller(site.url);
    const payment = razorpay.pay(await order(seller));
    const body = razorpay.handover(payment);
    const results = await Promise.all([
      ...Array.from({ length: 5 }, () => seller.client.billing.verifyPayment({ body }).then(() => 'applied', refusal)),
      ...['payment.captured', 'order.paid'].map((event) => outcome(other.url, razorpay.deliver(event, { payment }))),
    ]);
    expect(new Set(results)).toEqual(new Set(['applied']));
    expect(await rows('select months from subscriptions where user_id = $1', seller.id)).toEqual([{ months: 1 }]);
    expect((await books(seller)).length).toBe(2);
  });

  it('has exactly 1,000 effects of 1,000 events that arrive three times each, shuffled, on two processes (S-62)', async () => {
    const sellers = await Promise.all(Array.from({ length: 20 }, () => registerSeller(site.url)));
    const [before] = await rows('select count(*)::int as invoices from invoices');
    const deliveries: FakeDelivery[] = [];
    await rows(
      `insert into payments (id, user_id, gateway, order_ref, plan, amount_minor, currency, status, created_at, updated_at)
       select gen_random_uuid(), ($1::uuid[])[1 + n % 20], 'razorpay', 'order_bulk_' || n, 'pro', 164900, 'INR', 'pending', now(), now()
       from generate_series(1, 1000) n`,
      sellers.map(({ id }) => id),
    );
    for (let number = 1; number <= 1000; number += 1) {
      const payment = razorpay.pay(`order_bulk_${number}`, { amount: 164_900, currency: 'INR' });
      const event = number % 2 === 0 ? 'payment.captured' : 'order.paid';
      const delivery = razorpay.deliver(event, { payment });
      deliveries.push(delivery, delivery, delivery);
    }
    const shuffled = deliveries
      .map((delivery, at) => ({ delivery, rank: (at * 7919) % deliveries.length }))
      .toSorted((a, b) => a.rank - b.rank);
    const outcomes = new Map<string | number, number>();
    const next = shuffled[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: 16 }, async (_, lane) => {
        for (const { delivery } of next) {
          const came = await outcome(lane % 2 === 0 ? site.url : other.url, delivery);
          outcomes.set(came, (outcomes.get(came) ?? 0) + 1);
        }
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual({ applied: 1000, repeated: 2000 });
    const [effects] = await rows(
      `select count(*)::int as payments, count(distinct payment_ref)::int as distinct_payments from payments
       where order_ref like 'order_bulk_%' and status = 'completed'`,
    );
    expect(effects).toEqual({ payments: 1000, distinct_payments: 1000 });
    const ids = sellers.map(({ id }) => id);
    const [entries] = await rows(
      `select count(*)::int as entries, sum(amount_minor)::bigint::text as sum from transactions where type = 'payment' and user_id = any($1)`,
      ids,
    );
    expect(entries).toEqual({ entries: 1000, sum: '164900000' });
    expect(await rows('select sum(months)::int as months from subscriptions where user_id = any($1)', ids)).toEqual([
      { months: 1000 },
    ]);
    const [numbers] = await rows(
      `select count(*)::int as invoices, count(distinct number)::int as numbers, max(right(number, 6))::int as last from invoices`,
    );
    const count = (before as { invoices: number }).invoices + 1000;
    expect(numbers).toEqual({ invoices: count, numbers: count, last: count });
    expect(
      await rows(
        `select type, status, entries::int, amount_minor::text from ledger_months where entries <> 0
         except select type, status, count(*)::int, sum(amount_minor)::text from transactions group by 1, 2`,
      ),
    ).toEqual([]);
  });

  it('expires unpaid orders when a server starts, and keeps the rest', async () => {
    const [lapsed, paid] = [await registerSeller(site.url), await registerSeller(site.url)];
    for (const seller of [lapsed, paid])
      await seller.client.billing.verifyPayment({ body: razorpay.handover(razorpay.pay(await order(seller))) });
    await rows(`update subscriptions set current_period_end = now() - interval '1 hour' where user_id = $1`, lapsed.id);
    const fresh = await startServer(site.env);
    while ((await planOf(lapsed)) !== 'free') await new Promise((resolve) => setTimeout(resolve, 50));
    await fresh.stop();
    expect(await planOf(paid)).toBe('pro');
    expect((await lapsed.client.accounts.me()).subscription).toMatchObject({ plan: 'free', status: 'active' });
  });

  it('extends a subscription that Razorpay charges automatically', async () => {
    const seller = await registerSeller(site.url);
    const providerRef = `sub_${seller.id.replaceAll('-', '')}`;
    const subscription = { id: providerRef, notes: { user_id: seller.id, plan: 'enterprise' } };
    for (const months of [1, 2]) {
      const payment = razorpay.pay(`order_charge_${seller.id}_${months}`, { amount: 412_400, currency: 'INR' });
      const charged = razorpay.deliver('subscription.charged', { subscription, payment });
      expect([await outcome(site.url, charged), await outcome(other.url, charged)]).toEqual(['applied', 'repeated']);
      expect(await outcome(other.url, razorpay.deliver('payment.captured', { payment }))).toBe('applied');
      expect(await rows('select months, plan from subscriptions where user_id = $1', seller.id)).toEqual([
        { months, plan: 'enterprise' },
      ]);
    }
    const { effective_at } = await seller.client.billing.cancelSubscription({ body: {} });
    expect(razorpay.requests.at(-1)).toBe(`POST /v1/subscriptions/${providerRef}/cancel`);
    expect((await seller.client.accounts.me()).subscription.current_period_end).toBe(effective_at);
  });

  it('reports that Razorpay does not respond, and creates no order', async () => {
    const seller = await registerSeller(site.url);
    razorpay.failNext((response) => void response.writeHead(500).end('{"error":{"description":"secret stack"}}'));
    const error = (await order(seller).catch((caught: unknown) => caught)) as ApiError;
    expect([refusal(error), error.message]).toEqual([
      '502 provider_failed',
      'Failed to create payment order. The payment service does not answer. Try again shortly.',
    ]);
    expect(await rows('select 1 from payments where user_id = $1', seller.id)).toEqual([]);
  });

  it('is not possible with API keys', async () => {
    const seller = await registerSeller(site.url);
    const { key } = await seller.client.accounts.createApiKey({ body: { name: 'x', scopes: ['read', 'write'] } });
    const program = clientOf(site.url, key);
    for (const act of [
      () => program.billing.createOrder({ body: { amount: PRICES.pro, plan: 'pro' } }),
      () => program.billing.changePlan({ body: { plan: 'free' } }),
      () => program.billing.cancelSubscription({ body: {} }),
    ])
      expect(await act().catch(refusal)).toBe('403 session_only');
    expect((await program.billing.invoices()).total).toBe(0);
  });
});

describe('paying in the sandbox', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  const act = (order: string, outcome: string) =>
    fetch(`${site.url}/sandbox/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, outcome }),
    });

  it('works end to end, and says that no money is transferred', async () => {
    const seller = await registerSeller(site.url);
    const opened = await seller.client.billing.createOrder({ body: { amount: 412_400, plan: 'enterprise' } });
    expect([opened.gateway, opened.checkout_script]).toEqual(['sandbox', null]);
    const page = await fetch(`${site.url}${opened.checkout_page}`);
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining('Test mode – no money moves')]);
    expect(html).toContain('₹4,124.00');
    expect((await fetch(`${site.url}/sandbox/checkout.js`)).headers.get('content-type')).toContain('javascript');

    const failed = (await (await act(opened.order_id, 'fail')).json()) as { data: { payment: string } };
    expect(failed.data.payment).toBe('failed');
    expect((await seller.client.accounts.me()).user.subscription_plan).toBe('free');

    const paid = (await (await act(opened.order_id, 'pay')).json()) as {
      data: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
    };
    const { user, subscription } = await seller.client.billing.verifyPayment({ body: paid.data });
    expect([user.subscription_plan, subscription.provider]).toEqual(['enterprise', 'sandbox']);
    expect((await seller.client.billing.invoices()).total).toBe(1);
  });

  it('has no page for Razorpay’s window', async () => {
    expect((await fetch(`${site.url}/checkout.js`)).status).toBe(404);
    const { headers } = await fetch(`${site.url}/checkout`);
    expect(headers.get('content-security-policy')).not.toContain('razorpay');
  });

  it('accepts only its own orders', async () => {
    for (const order of ['order_x', '"><script>', 'order_sandbox1x0']) {
      expect((await fetch(`${site.url}/sandbox/checkout?order=${encodeURIComponent(order)}`)).status).toBe(404);
      expect((await act(order, 'pay')).status).toBe(404);
    }
    expect((await act('order_x', 'steal')).status).toBe(422);
  });

  it('is disabled in production', async () => {
    const seller = await registerSeller(site.url);
    const production = await startServerProcess({
      ...site.env,
      NODE_ENV: 'production',
      APP_URL: 'http://listings.example.com',
    });
    const client = clientOf(production.url, seller.token);
    const refused = await client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } }).catch(refusal);
    const page = await fetch(`${production.url}/sandbox/checkout?order=order_sandbox164900x0123456789abcdef`);
    await production.stop();
    expect([refused, page.status]).toEqual(['503 payments_off', 404]);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  anActor,
  aListing,
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  FixedServerState,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemoryMoneyLedger,
  InMemoryBranding,
  InMemoryCustomers,
  InMemoryUsageLedger,
  InMemoryListings,
  InMemoryTransactionReadModel,
  InMemoryOutbox,
  InMemoryColumnMappings,
  InMemoryAccountData,
  InMemoryResets,
  InMemorySessions,
  InMemorySubscribers,
  InMemoryTotpFactors,
  InMemoryUsers,
  InMemoryVerifications,
  PlainGateway,
  PlainHasher,
  PlainLinks,
} from '../../testing/index.js';
import { AccountEraser, SessionOpener, VerificationSender } from '../accounts/index.js';
import { GrantPlan, PlanChanges, CancelProviderSubscription } from '../billing/index.js';
import {
  ChangeBranding,
  CreateCustomer,
  DeleteCustomer,
  ExportTransactions,
  ListPayments,
  ListQuotas,
  ListTransactions,
  ReadCustomer,
  ReadDashboard,
  ReadPayment,
  ReadServer,
  ResetQuota,
  SetQuotaLimits,
  UpdateCustomer,
  type TransactionRecord,
} from './index.js';

const origin = { address: '192.0.2.9', userAgent: 'test', requestId: 'request-1' };

function build() {
  const [clock, ids, users, hasher] = [new FixedClock(), new CountingIds(), new InMemoryUsers(), new PlainHasher()];
  const [tokens, transaction, outbox, listings] = [
    new CountingTokens(),
    new DirectTransaction(),
    new InMemoryOutbox(),
    new InMemoryListings(),
  ];
  const [sessions, apiKeys] = [new InMemorySessions(users), new InMemoryApiKeys(users)];
  const [factors, verifications] = [new InMemoryTotpFactors(users), new InMemoryVerifications()];
  const sender = new VerificationSender(verifications, outbox, tokens, new PlainLinks(), ids, clock);
  const [subscribers, gateway] = [new InMemorySubscribers(users), new PlainGateway()];
  const [audit, customers, book] = [
    new InMemoryAuditLog(ids, clock),
    new InMemoryCustomers(users),
    new InMemoryTransactionReadModel(() => subscribers.all()),
  ];
  const changes = new PlanChanges(subscribers, new InMemoryMoneyLedger(), audit, ids, clock);
  const cancelProviderSubscription = new CancelProviderSubscription(subscribers, gateway, clock);
  const data = new InMemoryAccountData(
    {
      listings,
      sessions,
      apiKeys,
      resets: new InMemoryResets(),
      outbox,
      factors,
      verifications,
      columns: new InMemoryColumnMappings(),
    },
    (userId) => cancelProviderSubscription.execute(userId),
  );
  const grants = new GrantPlan(subscribers, cancelProviderSubscription, changes, ids, clock);
  const ledger = new InMemoryUsageLedger(clock);
  const eraser = new AccountEraser(users, [data], audit, hasher, tokens, clock);
  const quotaTools = [customers, ledger, audit, transaction, clock] as const;
  return {
    clock,
    users,
    subscribers,
    gateway,
    sessions,
    audit,
    customers,
    book,
    ledger,
    listings,
    opener: new SessionOpener(sessions, tokens, ids, clock),
    create: new CreateCustomer(users, customers, hasher, grants, [], audit, transaction, ids, clock),
    outbox,
    update: new UpdateCustomer(customers, sessions, sender, grants, audit, transaction, clock),
    read: new ReadCustomer(customers),
    remove: new DeleteCustomer(customers, eraser, audit, transaction),
    quotas: new ListQuotas(customers, ledger, clock),
    setLimits: new SetQuotaLimits(...quotaTools),
    resetQuota: new ResetQuota(...quotaTools),
    payments: new ListPayments(book),
    payment: new ReadPayment(book),
    transactions: new ListTransactions(book),
    export: new ExportTransactions(book, audit, clock),
    dashboard: new ReadDashboard(customers, book, audit, outbox, new FixedServerState(), clock),
    branding: new ChangeBranding(new InMemoryBranding(), audit, transaction, clock),
    server: new ReadServer(new FixedServerState(), outbox, clock),
  };
}

describe('an administrator', () => {
  let tools: ReturnType<typeof build>;
  const admin = anActor({ userId: '00000000-0000-7000-8000-0000000000ad', email: 'admin@example.com', role: 'admin' });
  const ann = { fullName: 'Ann', email: 'ann@example.com', companyName: 'Himal', plan: 'pro', password: 'x' } as const;

  beforeEach(async () => {
    tools = build();
    const person = { passwordHash: 'x', fullName: 'Admin', companyName: '', phone: '', role: 'admin' } as const;
    await tools.users.add({ id: admin.userId, email: admin.email, ...person, createdAt: tools.clock.now() });
  });

  const anAccount = async () => (await tools.create.execute(admin, ann, origin)).user;
  const actions = () => tools.audit.events.map(({ action }) => action);

  it('creates an account with its plan, once per address', async () => {
    const user = await anAccount();
    expect(user).toMatchObject({ fullName: 'Ann', plan: 'pro', role: 'user' });
    await expect(anAccount()).rejects.toMatchObject({ kind: 'conflict', code: 'email_taken' });
    expect(tools.audit.events).toMatchObject([
      {
        action: 'customer.created',
        actorId: admin.userId,
        actorEmail: admin.email,
        subjectId: user.id,
        subjectLabel: 'ann@example.com',
        address: '192.0.2.9',
        requestId: 'request-1',
      },
      { action: 'subscription.changed', actorId: admin.userId, subjectId: user.id },
    ]);
  });

  it.each([
    [{ isActive: false }, 'customer.deactivated'],
    [{ isSuspended: true }, 'customer.blocked'],
    [{ isArchived: true }, 'customer.archived'],
  ] as const)('ends the sessions of an account for good by %j', async (change, action) => {
    const user = await anAccount();
    await tools.opener.open(user, origin);
    await tools.update.execute(admin, user.id, change, origin);
    const [name, value] = Object.entries(change)[0]!;
    await tools.update.execute(admin, user.id, { [name]: !value }, origin);
    expect((await tools.sessions.list(user.id, tools.clock.now(), { limit: 5 })).total).toBe(0);
    expect(actions().slice(2)).toEqual([action, expect.stringMatching(/activated|unblocked|restored/)]);
  });

  it('keeps sessions where only fields change, and records nothing where nothing does', async () => {
    const user = await anAccount();
    await tools.opener.open(user, origin);
    await tools.update.execute(admin, user.id, { fullName: 'Anna', plan: 'enterprise' }, origin);
    await tools.update.execute(admin, user.id, { fullName: 'Anna' }, origin);
    expect((await tools.sessions.list(user.id, tools.clock.now(), { limit: 5 })).total).toBe(1);
    expect(tools.audit.events.slice(2)).toMatchObject([
      { action: 'customer.updated', detail: { before: { full_name: 'Ann' }, after: { full_name: 'Anna' } } },
      {
        action: 'subscription.changed',
        actorEmail: admin.email,
        subjectLabel: user.email,
        detail: {
          before: { subscription_plan: 'pro', granted_plan: 'pro' },
          after: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
        },
      },
    ]);
  });

  it('by a key, which works for a day, gives no one lasting access', async () => {
    const user = await anAccount();
    const { sessionId: _none, ...byKey } = admin;
    const update = (id: string, change: Parameters<typeof tools.update.execute>[2]) =>
      tools.update.execute(byKey, id, change, origin);
    for (const [id, change] of [
      [user.id, { role: 'admin' }],
      [user.id, { role: 'user' }],
      [admin.userId, { email: 'eve@example.com' }],
    ] as const)
      await expect(update(id, change)).rejects.toMatchObject({ code: 'session_only' });
    expect(actions()).toEqual(['customer.created', 'subscription.changed']);
    await expect(update(user.id, { fullName: 'Anna' })).resolves.toMatchObject({ user: { fullName: 'Anna' } });
  });

  it('has a new address of a customer verified, and no other change', async () => {
    const user = await anAccount();
    const verified = async () => (await tools.outbox.list(tools.clock.now(), { limit: 9 })).items.map(({ to }) => to);
    const before = await verified();
    await tools.update.execute(admin, user.id, { email: 'ANN@example.com', fullName: 'Anna' }, origin);
    expect(await verified()).toEqual(before);
    await tools.update.execute(admin, user.id, { email: 'anna@example.com' }, origin);
    expect(await verified()).toEqual(['anna@example.com', ...before]);
  });

  it('cannot lock out themselves or the last administrator', async () => {
    for (const change of [
      { isActive: false },
      { isSuspended: true },
      { isArchived: true },
      { role: 'user' },
    ] as const) {
      await expect(tools.update.execute(admin, admin.userId, change, origin)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'own_account',
      });
    }
    await expect(tools.remove.execute(admin, admin.userId, admin.email, origin)).rejects.toMatchObject({
      code: 'own_account',
    });
    const other = anActor({ role: 'admin' });
    await expect(tools.update.execute(other, admin.userId, { role: 'user' }, origin)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'last_administrator',
    });
    await expect(tools.remove.execute(other, admin.userId, admin.email, origin)).rejects.toMatchObject({
      code: 'last_administrator',
    });
    await expect(tools.update.execute(admin, admin.userId, { fullName: 'Boss' }, origin)).resolves.toBeDefined();
  });

  it('deletes an account for good by its address, and removes its name from the log', async () => {
    const user = await anAccount();
    await tools.listings.add(aListing({ id: '1', userId: user.id }), 'generated');
    await expect(tools.remove.execute(admin, user.id, 'bob@example.com', origin)).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'confirm_email', message: expect.stringContaining('email address') }],
    });
    await tools.remove.execute(admin, user.id, ' ANN@example.com', origin);
    await expect(tools.read.execute(user.id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(tools.listings.all(user.id)).toEqual([]);
    expect(actions()).toEqual(['customer.created', 'subscription.changed', 'customer.deleted']);
    expect(JSON.stringify(tools.audit.events)).not.toContain('ann@example.com');
    await expect(tools.update.execute(admin, user.id, { isArchived: false }, origin)).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('lists accounts by their day, or by how near they are to a limit', async () => {
    const { id } = await anAccount();
    tools.clock.advance(1000);
    await tools.create.execute(admin, { ...ann, email: 'anna@example.com' }, origin);
    const used = (userId: string) => (userId === id ? { api_calls: 1999 } : {});
    const customers = new InMemoryCustomers(
      tools.users,
      () => 0,
      () => undefined,
      used,
    );
    const list = new ListQuotas(customers, tools.ledger, tools.clock);
    const listed = async (sort?: 'date' | 'usage') =>
      (await list.execute({ search: 'ann' }, { limit: 5 }, sort)).items.map(({ customer }) => customer.user.email);
    expect(await listed()).toEqual(['anna@example.com', 'ann@example.com']);
    expect(await listed('date')).toEqual(['anna@example.com', 'ann@example.com']);
    await customers.rankByUsage(tools.clock.now());
    expect(await listed('usage')).toEqual(['ann@example.com', 'anna@example.com']);
  });

  it('sets limits over the plan’s, takes them away, and resets what was used', async () => {
    const { id, createdAt } = await anAccount();
    const set = await tools.setLimits.execute(admin, id, { api_calls: 5, images_processed: 0 }, origin);
    expect(set.quotas).toMatchObject({
      api_calls: { used: 0, limit: 5, override: true },
      images_processed: { limit: 0, override: true },
      listings_generated: { limit: 2000, override: false },
    });
    const undone = await tools.setLimits.execute(admin, id, { api_calls: null }, origin);
    expect(undone.quotas.api_calls).toEqual({ used: 0, limit: 2000, override: false });
    const period = { start: createdAt, end: new Date(createdAt) };
    period.start.setUTCHours(0, 0, 0, 0);
    await tools.ledger.reserve({ userId: id, quota: 'api_calls', period, units: 7, limit: null }).then((held) => {
      return 'id' in held ? tools.ledger.commit(held) : undefined;
    });
    const used = async () =>
      (await tools.quotas.execute({ search: 'ann' }, { limit: 5 })).items[0]?.quotas.api_calls.used;
    expect(await used()).toBe(7);
    const reset = await tools.resetQuota.execute(admin, id, 'api_calls', origin);
    expect([reset.quotas.api_calls.used, await used()]).toEqual([0, 0]);
    expect(tools.audit.events.slice(2).map(({ action, detail }) => [action, detail])).toEqual([
      [
        'quota.limited',
        {
          before: { api_calls: null, images_processed: null },
          after: { api_calls: 5, images_processed: 0 },
        },
      ],
      ['quota.limited', { before: { api_calls: 5 }, after: { api_calls: null } }],
      ['quota.reset', { quota: 'api_calls', before: { used: 7 }, after: { used: 0 } }],
    ]);
    const unknown = '00000000-0000-7000-8000-00000000ffff';
    await expect(tools.setLimits.execute(admin, unknown, {}, origin)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(tools.resetQuota.execute(admin, unknown, 'api_calls', origin)).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  describe('with a ledger', () => {
    const entry = (day: string, amountMinor: number, changes: Partial<TransactionRecord> = {}): TransactionRecord => ({
      id: day,
      customerId: '1',
      customerName: 'Ann',
      customerEmail: 'ann@example.com',
      currency: 'INR',
      description: 'Professional',
      referenceId: day,
      type: 'payment',
      status: 'completed',
      amountMinor,
      createdAt: new Date(`${day}T10:00:00Z`),
      ...changes,
    });
    beforeEach(() => {
      tools.book.transactions.push(
        entry('2025-10-01', 100000),
        entry('2026-10-31', 412400),
        entry('2026-11-05', 164900),
        entry('2026-11-06', -64900, { type: 'refund' }),
        entry('2026-11-07', 999900, { status: 'pending' }),
      );
    });

    it('reads the figures of the business', async () => {
      await anAccount();
      await tools.update.execute(
        admin,
        (await tools.customers.list({ search: 'ann' }, { limit: 1 })).items[0]!.user.id,
        {
          isSuspended: true,
        },
        origin,
      );
      const dashboard = await tools.dashboard.execute();
      expect(dashboard).toMatchObject({
        customers: { total: 2, active: 1 },
        totalRevenueMinor: 612400,
        monthlyRevenueMinor: 100000,
        transactions: { total: 5, pending: 1 },
        outbox: { waiting: 0, failed: 0 },
      });
      expect(dashboard.revenue.slice(-2)).toEqual([
        { month: '2026-10', count: 1, amountMinor: 412400 },
        { month: '2026-11', count: 2, amountMinor: 100000 },
      ]);
      expect(dashboard.signUps.at(-1)).toEqual({ month: '2026-11', count: 2 });
      const texts = dashboard.activity.map(({ text }) => text);
      expect(texts).toContain('admin@example.com blocked ann@example.com');
      expect(texts).toContain('Refund of ₹649 to ann@example.com completed');
      expect(texts).toContain('ann@example.com signed up');
    });

    it('lists, sums up and exports what matches, and the export is on record', async () => {
      const november = { search: '', from: new Date('2026-11-01'), until: new Date('2026-12-01') };
      const list = await tools.transactions.execute(november, { limit: 2 });
      expect([list.items.length, list.total, list.amountMinor]).toEqual([2, 3, 100000]);
      expect(list).toMatchObject({
        received: { count: 1, amountMinor: 164900 },
        refunded: { count: 1, amountMinor: -64900 },
        pending: { count: 1, amountMinor: 999900 },
        failed: { count: 0, amountMinor: 0 },
        byType: { payment: { count: 1, amountMinor: 164900 }, refund: { count: 1, amountMinor: -64900 } },
      });
      const file = await tools.export.execute(admin, { ...november, type: 'refund' }, origin);
      const entries = [];
      for await (const one of file.entries) entries.push(one.id);
      expect(entries).toEqual(['2026-11-06']);
      expect(tools.audit.events).toMatchObject([{ action: 'transactions.exported', detail: { type: 'refund' } }]);
    });

    it('lists payments with their totals', async () => {
      const { transactions } = tools.book;
      const owned = { ...transactions[0]!, gateway: 'sandbox', orderRef: 'o', paymentRef: null, plan: 'pro' };
      const payment = {
        ...owned,
        amountMinor: 164900,
        method: null,
        failure: null,
        refundingMinor: 0,
        surplusMinor: 0,
      };
      tools.book.payments.push({ ...payment, status: 'completed', refundedMinor: 64900 });
      const { summary, total } = await tools.payments.execute({ search: 'nobody' }, { limit: 5 });
      expect([total, summary.completed, summary.refunded]).toEqual([
        0,
        { count: 1, amountMinor: 100000 },
        { count: 1, amountMinor: 64900 },
      ]);
      await expect(tools.payment.execute('1')).rejects.toMatchObject({ code: 'payment_not_found' });
    });
  });

  it('reads the state of the server, with the rules of today', async () => {
    const report = await tools.server.execute();
    expect(report).toMatchObject({ version: '1.2.3', outbox: { waiting: 0 }, checks: [{ check: 'database' }] });
    const rules = report.ruleSets.map(({ ruleSet, stores }) => [ruleSet.marketplace, ruleSet.productClass, stores]);
    expect(rules).toContainEqual(['shopify', 'general', 1]);
    expect(rules.filter(([marketplace]) => marketplace === 'amazon').length).toBeGreaterThanOrEqual(2);
  });

  it('changes the branding, and the audit log names the parts that changed', async () => {
    const words = {
      public_site: true,
      support_email: '',
      sales_email: '',
      promises: [],
      stats: [],
      testimonials: [],
      links: [],
    };
    await tools.branding.execute(admin, words, origin);
    await tools.branding.execute({ ...admin, keyPrefix: 'lw_1' }, { ...words, promises: ['No setup fee'] }, origin);
    expect(tools.audit.events.at(-1)).toMatchObject({
      action: 'branding.changed',
      actorEmail: admin.email,
      detail: { changed: ['promises'], api_key: 'lw_1' },
    });
  });
});

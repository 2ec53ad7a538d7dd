import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { UserRepository } from '../../src/accounts/index.js';
import { paidFor, quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import type { Customers } from '../../src/admin/index.js';
import type { SubscriberRepository } from '../../src/billing/index.js';

export interface CustomersUnderTest {
  readonly users: UserRepository;
  readonly customers: Customers;
  /** Stores of plans, over the same accounts. */
  readonly subscribers: SubscriberRepository;
  /** Enters a completed payment. */
  readonly pay: (userId: string, amountMinor: number) => Promise<void>;
  /** Uses units of the period that begins then. */
  readonly use: (userId: string, quota: QuotaKey, units: number, periodStart: Date) => Promise<void>;
}

/** The contract of every store of customers. `make` gives one without accounts. */
export function customersContract(name: string, make: () => Promise<CustomersUnderTest>): void {
  const start = Date.parse('2026-10-31T23:59:00.000Z');
  /** When accounts of a minute later were opened. */
  const november = new Date(start + 60_000);

  async function anAccount(
    { users }: CustomersUnderTest,
    fullName: string,
    minutes = 0,
    role: 'user' | 'admin' = 'user',
  ) {
    const id = randomUUID();
    const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const person = { passwordHash: 'hash', fullName, companyName: `${fullName} Ltd`, phone: '', role };
    await users.add({ id, email, ...person, createdAt: new Date(start + minutes * 60_000) });
    return { id, email };
  }

  describe(`${name} as a store of customers`, () => {
    it('lists those of one role', async () => {
      const under = await make();
      await anAccount(under, 'Ann One');
      await anAccount(under, 'Bob Two', 1, 'admin');
      const { items, total } = await under.customers.list({ search: '', role: 'admin' }, { limit: 5 });
      expect([total, items.map(({ user }) => user.fullName)]).toEqual([1, ['Bob Two']]);
    });

    it('lists accounts newest first, page by page, with what they paid', async () => {
      const under = await make();
      const accounts = [];
      for (const [index, full] of ['Ann One', 'Bob Two', 'Eve Three'].entries()) {
        accounts.push(await anAccount(under, full, index));
      }
      await under.pay(accounts[2]!.id, 164900);
      const first = await under.customers.list({ search: '' }, { limit: 2 });
      expect([first.total, first.capped, first.items.map(({ user }) => user.fullName)]).toEqual([
        3,
        false,
        ['Eve Three', 'Bob Two'],
      ]);
      expect(first.items.map(({ spentMinor }) => spentMinor)).toEqual([164900, 0]);
      const second = await under.customers.list({ search: '' }, { limit: 2, cursor: first.nextCursor ?? '' });
      expect([second.items.map(({ user }) => user.id), second.nextCursor]).toEqual([[accounts[0]!.id], null]);
      expect(second.items[0]).toMatchObject({ quotaOverrides: {}, spentMinor: 0, lastLoginAt: null });
    });

    it('lists first those who are nearest to a limit of theirs, page by page', async () => {
      const under = await make();
      const now = new Date(start + 20 * 86_400_000);
      const accounts = [];
      for (const [index, full] of ['Ann One', 'Bob Two', 'Eve Three', 'Max Four', 'Zoe Five'].entries()) {
        accounts.push(await anAccount(under, full, index + 1));
      }
      const [ann, bob, eve, max, zoe] = accounts;
      const use = (account: { id: string } | undefined, quota: QuotaKey, units: number, at = now) =>
        under.use(account!.id, quota, units, quotaPeriod(november, at).start);
      // 90 of 100, 1,000 of 2,000, 9 of 10, and nothing of 0; what was used last month no longer counts.
      await use(ann, 'listings_generated', 90);
      await under.subscribers.activate(bob!.id, 'pro');
      await use(bob, 'listings_generated', 1000);
      await use(eve, 'api_calls', 10);
      await under.customers.change(eve!.id, { limits: { api_calls: 10, images_processed: 0 } });
      await use(max, 'listings_generated', 99, new Date(start));
      await under.subscribers.activate(zoe!.id, 'unlimited');
      await use(zoe, 'listings_generated', 100_000);
      const order = 'nearest to a limit';
      await under.customers.rankByUsage(now);
      const first = await under.customers.list({ search: '' }, { limit: 2 }, order);
      const second = await under.customers.list({ search: '' }, { limit: 3, cursor: first.nextCursor ?? '' }, order);
      expect([...first.items, ...second.items].map(({ user }) => user.fullName).slice(0, 3)).toEqual([
        'Eve Three',
        'Ann One',
        'Bob Two',
      ]);
      expect([first.total, second.items.length, second.nextCursor]).toEqual([5, 3, null]);
      const free = await under.customers.list({ search: '', plan: 'free' }, { limit: 1 }, order);
      expect(free.items.map(({ user }) => user.fullName)).toEqual(['Eve Three']);
    });

    it('counts the bulk operations of a trial against its limit', async () => {
      const under = await make();
      const [ann, bob] = [await anAccount(under, 'Ann One', 1), await anAccount(under, 'Bob Two', 2)];
      const now = new Date(start + 86_400_000);
      const { start: period } = quotaPeriod(november, now);
      await under.use(bob.id, 'listings_generated', 90, period);
      await under.use(ann.id, 'bulk_operations', 3, period);
      await under.customers.rankByUsage(now, bob.id);
      const names = async () => {
        const { items } = await under.customers.list({ search: '' }, { limit: 2 }, 'nearest to a limit');
        return items.map(({ user }) => user.fullName);
      };
      expect(await names()).toEqual(['Bob Two', 'Ann One']);
      await under.customers.rankByUsage(now);
      expect(await names()).toEqual(['Ann One', 'Bob Two']);
    });

    it('finds by words, plan and state, and counts what it finds', async () => {
      const under = await make();
      const [ann, bob] = [await anAccount(under, 'Ann One'), await anAccount(under, 'Bob Two', 1)];
      await under.subscribers.activate(bob.id, 'pro');
      await under.customers.change(bob.id, { isSuspended: true, isActive: false });
      const found = async (filter: Parameters<Customers['list']>[0]) => {
        const { items, total } = await under.customers.list(filter, { limit: 5 });
        return [total, items.map(({ user }) => user.id)];
      };
      expect(await found({ search: 'ltd ANN' })).toEqual([1, [ann.id]]);
      expect(await found({ search: 'bob.two@' })).toEqual([1, [bob.id]]);
      expect(await found({ search: '%' })).toEqual([0, []]);
      expect(await found({ search: '', plan: 'pro' })).toEqual([1, [bob.id]]);
      expect(await found({ search: '', state: 'suspended' })).toEqual([1, [bob.id]]);
      expect(await found({ search: '', state: 'inactive' })).toEqual([0, []]);
      expect(await found({ search: '', plan: 'pro', state: 'active' })).toEqual([0, []]);
      expect(await found({ search: 'one', state: 'active' })).toEqual([1, [ann.id]]);
      expect(await under.customers.counts()).toEqual({ total: 2, active: 1 });
    });

    it('changes what is named, and returns both sides', async () => {
      const under = await make();
      const { id } = await anAccount(under, 'Ann One');
      const changed = await under.customers.change(id, {
        fullName: 'Anna',
        email: 'Anna@example.com',
        isArchived: true,
      });
      expect(changed).toMatchObject({
        outcome: 'changed',
        before: { user: { fullName: 'Ann One', isArchived: false } },
        after: { user: { fullName: 'Anna', email: 'Anna@example.com', companyName: 'Ann One Ltd', isArchived: true } },
      });
      expect(await under.customers.find(id)).toMatchObject({ user: { fullName: 'Anna', isArchived: true } });
      expect(await under.users.findCredentials('anna@EXAMPLE.com', '', new Date(start))).toMatchObject({
        user: { id },
      });
      expect(await under.customers.counts()).toEqual({ total: 1, active: 0 });
      await under.customers.change(id, { isArchived: false });
      expect(await under.customers.counts()).toEqual({ total: 1, active: 1 });
      expect(await under.customers.change(randomUUID(), { fullName: 'X' })).toEqual({ outcome: 'missing' });
    });

    it('takes another address for one that is not verified, and the same one for what it was', async () => {
      const under = await make();
      const { id, email } = await anAccount(under, 'Ann One');
      await under.users.markEmailVerified(id, email, new Date(start));
      await under.customers.change(id, { email: email.toUpperCase(), fullName: 'Anna' });
      expect((await under.customers.find(id))?.user.emailVerifiedAt).toEqual(new Date(start));
      await under.customers.change(id, { email: 'another@example.com' });
      expect((await under.customers.find(id))?.user.emailVerifiedAt).toBeNull();
    });

    it('reports the paid plan', async () => {
      const under = await make();
      const { id } = await anAccount(under, 'Ann One');
      expect((await under.customers.find(id))?.subscription).toBeUndefined();
      const month = { userId: id, plan: 'pro', gateway: 'plain', providerRef: null } as const;
      const { subscription } = paidFor(undefined, month, new Date(start));
      await under.subscribers.save(subscription, new Date(start));
      expect((await under.customers.find(id))?.subscription).toEqual(subscription);
      expect((await under.customers.list({ search: '' }, { limit: 1 })).items[0]?.subscription).toEqual(subscription);
    });

    it('refuses an address that is taken', async () => {
      const under = await make();
      const [ann, bob] = [await anAccount(under, 'Ann One'), await anAccount(under, 'Bob Two')];
      expect(await under.customers.change(bob.id, { email: ann.email.toUpperCase() })).toEqual({
        outcome: 'email_taken',
      });
      expect(await under.customers.change(bob.id, { email: bob.email.toUpperCase() })).toMatchObject({
        outcome: 'changed',
      });
    });

    it('sets limits and takes them away again', async () => {
      const under = await make();
      const { id } = await anAccount(under, 'Ann One');
      await under.customers.change(id, { limits: { api_calls: 5, images_processed: 0 } });
      expect((await under.customers.find(id))?.quotaOverrides).toEqual({ api_calls: 5, images_processed: 0 });
      await under.customers.change(id, { limits: { api_calls: null } });
      expect((await under.customers.find(id))?.quotaOverrides).toEqual({ images_processed: 0 });
    });

    it('keeps an administrator who can sign in, also of two who are demoted at once', async () => {
      const under = await make();
      const [ann, bob] = [await anAccount(under, 'Ann One', 0, 'admin'), await anAccount(under, 'Bob Two', 0, 'admin')];
      const changes = await Promise.all([
        under.customers.change(ann.id, { role: 'user' }),
        under.customers.change(bob.id, { isSuspended: true }),
      ]);
      expect(changes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'last_administrator']);
      const last = changes[0].outcome === 'changed' ? bob : ann;
      expect(await under.customers.change(last.id, { isActive: false })).toEqual({ outcome: 'last_administrator' });
      expect(await under.customers.change(last.id, { fullName: 'Last' })).toMatchObject({ outcome: 'changed' });
    });

    it('counts sign-ups by month, and no deleted account among the customers', async () => {
      const under = await make();
      const ann = await anAccount(under, 'Ann One');
      await anAccount(under, 'Bob Two', 1);
      await anAccount(under, 'Eve Three', 2);
      const signUps = (await under.customers.signUps()).toSorted((a, b) => (a.month < b.month ? -1 : 1));
      expect(signUps).toEqual([
        { month: '2026-10', count: 1 },
        { month: '2026-11', count: 2 },
      ]);
      const remains = { email: `deleted-${ann.id}@deleted.invalid`, fullName: 'Deleted account', passwordHash: 'x' };
      await under.users.anonymise(ann.id, remains, new Date(start));
      expect(await under.customers.find(ann.id)).toBeUndefined();
      expect((await under.customers.list({ search: '' }, { limit: 5 })).total).toBe(2);
      expect((await under.customers.list({ search: 'deleted' }, { limit: 5 })).total).toBe(0);
      expect(await under.customers.counts()).toEqual({ total: 2, active: 2 });
      expect(await under.customers.change(ann.id, { isArchived: false })).toEqual({ outcome: 'missing' });
    });
  });
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  anInvoiceDraft,
  anOrder,
  invoiceContract,
  moneyLedgerContract,
  orderRepositoryContract,
  subscriberContract,
  webhookInboxContract,
} from '@listwright/application/testing';
import type { LedgerEntry } from '@listwright/domain/billing';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { PostgresUserRepository } from '../accounts/PostgresUserRepository.js';
import { PostgresInvoiceRepository } from './PostgresInvoiceRepository.js';
import { PostgresMoneyLedger } from './PostgresMoneyLedger.js';
import { PostgresOrderRepository } from './PostgresOrderRepository.js';
import { PostgresSubscriberRepository } from './PostgresSubscriberRepository.js';
import { PostgresWebhookInbox } from './PostgresWebhookInbox.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function anOwner(): Promise<string> {
  const id = randomUUID();
  const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: new Date() };
  await new PostgresUserRepository(test.database).add({ id, email: `${id}@example.com`, role: 'user', ...person });
  return id;
}

async function placeOrder(userId: string): Promise<string> {
  const order = anOrder({ userId });
  await new PostgresOrderRepository(test.database).add(order);
  return order.id;
}

orderRepositoryContract('PostgresOrderRepository', async () => ({
  orders: new PostgresOrderRepository(test.database),
  owners: [await anOwner(), await anOwner()],
}));

moneyLedgerContract('PostgresMoneyLedger', async () => {
  const userId = await anOwner();
  return { ledger: new PostgresMoneyLedger(test.database), userId, orderId: await placeOrder(userId) };
});

subscriberContract('PostgresSubscriberRepository', async () => ({
  subscribers: new PostgresSubscriberRepository(test.database),
  owners: [await anOwner(), await anOwner()],
}));

invoiceContract('PostgresInvoiceRepository', async () => {
  await test.database.query('truncate invoices, invoice_numbers');
  return {
    invoices: new PostgresInvoiceRepository(test.database),
    owners: [await anOwner(), await anOwner()],
    order: placeOrder,
  };
});

webhookInboxContract('PostgresWebhookInbox', async () => new PostgresWebhookInbox(test.database));

describe('the sums of a month', () => {
  const anEntry = (userId: string, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
    id: randomUUID(),
    userId,
    orderId: null,
    type: 'payment',
    description: '',
    referenceId: randomUUID(),
    amountMinor: 500,
    currency: 'INR',
    status: 'completed',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    ...changes,
  });

  it('are those of its entries, also of entries that rose', async () => {
    const [userId, ledger] = [await anOwner(), new PostgresMoneyLedger(test.database)];
    const pending = anEntry(userId, { status: 'pending' });
    const refund = anEntry(userId, { type: 'refund', amountMinor: -200 });
    const earlier = anEntry(userId, { createdAt: new Date('2026-10-31T23:59:59Z') });
    await ledger.record([anEntry(userId), anEntry(userId), pending, refund, earlier]);
    await ledger.record([{ ...pending, id: randomUUID(), status: 'completed' }]);
    const sums = await test.database.query(
      'select month, type, status, currency, entries, amount_minor from ledger_months where entries <> 0 order by 1, 2, 3',
    );
    const counted = await test.database.query(
      `select date_trunc('month', created_at at time zone 'UTC')::date as month, type, status, currency,
         count(*) as entries, sum(amount_minor)::bigint as amount_minor from transactions group by 1, 2, 3, 4 order by 1, 2, 3`,
    );
    expect(sums.length).toBeGreaterThanOrEqual(3);
    expect(sums).toEqual(counted);
  });

  it('are not changed by what is rolled back', async () => {
    const userId = await anOwner();
    const ledger = new PostgresMoneyLedger(test.database);
    const broken = test.database.transaction(async () => {
      await ledger.record([anEntry(userId, { type: 'usage' })]);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await test.database.query(`select 1 from ledger_months where type = 'usage'`)).toEqual([]);
  });
});

describe('the number of an invoice', () => {
  it('is not lost with a transaction that fails', async () => {
    const userId = await anOwner();
    const invoices = new PostgresInvoiceRepository(test.database);
    const issue = async () => invoices.issue(anInvoiceDraft(userId, await placeOrder(userId), '2040-01-01T00:00:00Z'));
    const broken = test.database.transaction(async () => {
      await issue();
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect((await issue()).number).toBe('LW-2040-000001');
  });
});

describe('a lock', () => {
  it('on an order, or on an account without a subscription, serialises the callers', async () => {
    const userId = await anOwner();
    const order = anOrder({ userId });
    const [orders, subscribers] = [
      new PostgresOrderRepository(test.database),
      new PostgresSubscriberRepository(test.database),
    ];
    await orders.add(order);
    const locks = [() => orders.lock(order.orderRef), () => subscribers.lock(userId)];
    for (const lock of locks) {
      let inside = 0;
      let most = 0;
      await Promise.all(
        Array.from({ length: 5 }, () =>
          test.database.transaction(async () => {
            await lock();
            inside += 1;
            most = Math.max(most, inside);
            await test.database.query('select pg_sleep(0.01)');
            inside -= 1;
          }),
        ),
      );
      expect(most).toBe(1);
    }
  });
});

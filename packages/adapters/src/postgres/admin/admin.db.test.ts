import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  anOrder,
  auditLogContract,
  brandingRepositoryContract,
  rulesFileRepositoryContract,
  CountingIds,
  customersContract,
  FixedClock,
  transactionReadModelContract,
  serverStateContract,
} from '@listwright/application/testing';
import { paidFor } from '@listwright/domain/billing';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { loadConfig } from '../../config/index.js';
import { PlatformServerState } from '../../diagnosis/PlatformServerState.js';
import { PostgresUserRepository } from '../accounts/PostgresUserRepository.js';
import { PostgresAuditLog } from '../audit/PostgresAuditLog.js';
import { PostgresMoneyLedger } from '../billing/PostgresMoneyLedger.js';
import { PostgresOrderRepository } from '../billing/PostgresOrderRepository.js';
import { PostgresSubscriberRepository } from '../billing/PostgresSubscriberRepository.js';
import { PostgresBranding } from './PostgresBranding.js';
import { PostgresRulesFile } from './PostgresRulesFile.js';
import { PostgresCustomers } from './PostgresCustomers.js';
import { PostgresTransactionReadModel } from './PostgresTransactionReadModel.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Tables that only grow are emptied by their owner alone. */
async function empty(): Promise<void> {
  await test.database.query('alter table audit_events disable trigger all');
  await test.database.query(
    'truncate audit_events, payments, transactions, ledger_months, payment_sums, subscription_counts, account_counts, sign_ups, users cascade',
  );
  await test.database.query('alter table audit_events enable trigger all');
}

async function anAccount(fullName = 'Ann One', email = `${randomUUID()}@example.com`): Promise<string> {
  const id = randomUUID();
  const person = { passwordHash: 'x', fullName, companyName: '', phone: '', role: 'user' } as const;
  await new PostgresUserRepository(test.database).add({ id, email, ...person, createdAt: new Date() });
  return id;
}

auditLogContract('PostgresAuditLog', async () => {
  await empty();
  return new PostgresAuditLog(test.database, new CountingIds(), new FixedClock(), () => undefined);
});

brandingRepositoryContract('PostgresBranding', async () => {
  await test.database.query('truncate branding');
  return new PostgresBranding(test.database);
});

rulesFileRepositoryContract('PostgresRulesFile', async () => {
  await test.database.query('truncate rules_file');
  return new PostgresRulesFile(test.database);
});

customersContract('PostgresCustomers', async () => {
  await empty();
  const { database } = test;
  return {
    users: new PostgresUserRepository(database),
    customers: new PostgresCustomers(database),
    subscribers: new PostgresSubscriberRepository(database),
    pay: async (userId, amountMinor) => {
      const money = { amountMinor: amountMinor + 100, refundedMinor: 100 };
      await new PostgresOrderRepository(database).add(anOrder({ userId, ...money, state: 'completed' }));
    },
    use: async (userId, quota, units, since) => {
      await database.query('insert into quota_usage (user_id, quota, period_start, used) values ($1, $2, $3, $4)', [
        userId,
        quota,
        since,
        units,
      ]);
    },
  };
});

transactionReadModelContract('PostgresTransactionReadModel', async () => {
  await empty();
  const { database } = test;
  const customer = { id: '', name: 'Ann One', email: 'ann.one@example.com' };
  customer.id = await anAccount(customer.name, customer.email);
  return {
    book: new PostgresTransactionReadModel(database),
    customer,
    subscribe: async (changes) => {
      const month = { userId: await anAccount(), plan: 'pro', gateway: 'plain', providerRef: null } as const;
      const { subscription } = paidFor(undefined, month, new Date());
      const subscribers = new PostgresSubscriberRepository(database);
      // As it comes to be: first paid for, then another one. The counter follows both.
      await subscribers.save(subscription, new Date());
      await subscribers.save({ ...subscription, ...changes }, new Date());
    },
    enterPayment: async ({ customerId, ...payment }) => {
      const times = { createdAt: payment.createdAt, updatedAt: payment.createdAt };
      const { id, gateway, orderRef, amountMinor } = payment;
      const orders = new PostgresOrderRepository(database);
      await orders.add(anOrder({ id, userId: customerId, gateway, orderRef, amountMinor, ...times }));
      const { paymentRef, status: state, method, failure, refundedMinor } = payment;
      const placed = await orders.findById(id);
      if (placed === undefined) throw new Error('the order is not kept');
      await orders.save({ ...placed, paymentRef, state, method, failure, refundedMinor });
    },
    enter: async ({
      customerId: userId,
      id,
      type,
      description,
      referenceId,
      amountMinor,
      currency,
      status,
      createdAt,
    }) => {
      const entry = { id, userId, orderId: null, type, description, referenceId };
      await new PostgresMoneyLedger(database).record([{ ...entry, amountMinor, currency, status, createdAt }]);
    },
  };
});

serverStateContract(
  'PlatformServerState',
  async () =>
    new PlatformServerState({
      config: loadConfig({ DATABASE_URL: test.url }),
      env: {},
      database: test.database,
      log: pino({ level: 'silent' }),
      version: '0.1.0',
      secret: '',
    }),
);

describe('the audit log', () => {
  it('is append-only', async () => {
    const { database } = test;
    const log = new PostgresAuditLog(database, { next: randomUUID }, new FixedClock(), () => undefined);
    await log.record({ actorEmail: 'ann@example.com', action: 'login.failed', address: '' });
    const refused = 'the audit log is only added to';
    await expect(database.query('delete from audit_events')).rejects.toThrow(refused);
    await expect(database.query('truncate audit_events')).rejects.toThrow(refused);
    await expect(database.query(`update audit_events set action = 'logout'`)).rejects.toThrow(refused);
    await expect(database.query('update audit_events set at = now()')).rejects.toThrow(refused);
    await expect(database.query('update audit_events set actor_id = gen_random_uuid()')).rejects.toThrow(refused);
  });

  it('says what it keeps, and keeps nothing of an act that failed', async () => {
    const { database } = test;
    const said: string[] = [];
    const log = new PostgresAuditLog(database, { next: randomUUID }, new FixedClock(), ({ actorEmail }) =>
      said.push(actorEmail),
    );
    await log.record({ actorEmail: 'kept@example.com', action: 'logout', address: '' });
    const broken = database.transaction(async () => {
      await log.record({ actorEmail: 'lost@example.com', action: 'logout', address: '' });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(said).toContain('kept@example.com');
    expect((await log.list({ search: 'lost@example.com' }, { limit: 1 })).total).toBe(0);
  });
});

describe('the counters of accounts', () => {
  const counted = async () =>
    test.database.query<{ plan: string; state: string; accounts: number }>(
      `select plan, state, accounts::int from account_counts where accounts > 0 order by plan, state`,
    );
  const actual = async () =>
    test.database.query(
      'select subscription_plan as plan, account_state as state, count(*)::int as accounts from users group by 1, 2 order by 1, 2',
    );

  it('agree with the accounts under concurrent changes', async () => {
    await empty();
    const { database } = test;
    const ids = await Promise.all(Array.from({ length: 12 }, () => anAccount()));
    await Promise.all(
      ids.map((id, index) =>
        database.query(
          `update users set subscription_plan = $2, is_suspended = $3, is_archived = $4, is_active = $5 where id = $1`,
          [id, index % 2 ? 'pro' : 'free', index % 3 === 0, index % 4 === 0, index % 5 !== 0],
        ),
      ),
    );
    await database.query(`update users set subscription_plan = 'enterprise' where subscription_plan = 'pro'`);
    await database.query('update users set last_login_at = now()');
    await new PostgresUserRepository(database).anonymise(
      ids[0]!,
      { email: 'deleted-1@deleted.invalid', fullName: 'Deleted account', passwordHash: 'x' },
      new Date(),
    );
    expect(await counted()).toEqual(await actual());
  });
});

describe('corrections of usage', () => {
  it('are kept next to the used units', async () => {
    const { PostgresUsageLedger } = await import('../billing/PostgresUsageLedger.js');
    const ledger = new PostgresUsageLedger(test.database);
    const userId = await anAccount();
    const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };
    const held = await ledger.reserve({ userId, quota: 'api_calls', period, units: 7, limit: null });
    if ('id' in held) await ledger.commit(held);
    for (let time = 0; time < 2; time += 1) {
      await ledger.correct({ userId, quota: 'api_calls', period, at: new Date() });
    }
    const rows = await test.database.query('select quota, units from usage_corrections where user_id = $1', [userId]);
    expect(rows).toEqual([{ quota: 'api_calls', units: -7 }]);
  });
});

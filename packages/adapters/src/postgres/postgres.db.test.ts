import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListingOrder } from '@listwright/application/listings';
import {
  accountsContract,
  aListing,
  analysisRepositoryContract,
  apiKeyContract,
  columnMappingRepositoryContract,
  emailVerificationContract,
  listingFiguresContract,
  listingRepositoryContract,
  outboxContract,
  passwordResetContract,
  totpFactorsContract,
  usageLedgerContract,
} from '@listwright/application/testing';
import { anOwner } from '../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { until } from '../../testing/until.js';
import { PostgresApiKeyRepository } from './accounts/PostgresApiKeyRepository.js';
import { PostgresAttemptThrottle } from './accounts/PostgresAttemptThrottle.js';
import { PostgresEmailVerificationRepository } from './accounts/PostgresEmailVerificationRepository.js';
import { PostgresPasswordResetRepository } from './accounts/PostgresPasswordResetRepository.js';
import { PostgresSessionRepository } from './accounts/PostgresSessionRepository.js';
import { PostgresTotpFactors } from './accounts/PostgresTotpFactors.js';
import { PostgresUserRepository } from './accounts/PostgresUserRepository.js';
import { PostgresAnalysisRepository } from './analyses/PostgresAnalysisRepository.js';
import { PostgresListingFigures } from './analytics/PostgresListingFigures.js';
import { PostgresUsageLedger } from './billing/PostgresUsageLedger.js';
import { PostgresColumnMappingRepository } from './bulk/PostgresColumnMappingRepository.js';
import { Database } from './Database.js';
import { AesSecretBox } from '../security/AesSecretBox.js';
import { PostgresIdempotencyStore } from './idempotency/PostgresIdempotencyStore.js';
import { PostgresListingRepository } from './listings/PostgresListingRepository.js';
import { PostgresOutbox } from './mail/PostgresOutbox.js';
import { migrate } from './migrate.js';
import { migrationState } from './migrationState.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

usageLedgerContract('PostgresUsageLedger', async () => ({
  ledger: new PostgresUsageLedger(test.database),
  userId: await anOwner(test.database),
}));

analysisRepositoryContract('PostgresAnalysisRepository', async () => ({
  analyses: new PostgresAnalysisRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

listingRepositoryContract('PostgresListingRepository', async () => ({
  listings: new PostgresListingRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

it('counts the bytes again that a server of an earlier version removed without counting', async () => {
  const listings = new PostgresListingRepository(test.database);
  const owner = await anOwner(test.database);
  const removed = aListing({ id: randomUUID(), userId: owner });
  await listings.addMany([aListing({ id: randomUUID(), userId: owner }), removed], 'generated');
  const two = await listings.bytes(owner);
  await test.database.query('delete from listings where id = $1', [removed.id]);
  expect(await listings.bytes(owner)).toBe(two);
  const recount = await listings.recountBytes(owner);
  expect(recount / two).toBeCloseTo(0.5, 1);
  expect(await listings.bytes(owner)).toBe(recount);
  // One that is added meanwhile is counted once: it waits for the count, or the count for it.
  const others = Array.from({ length: 8 }, () => aListing({ id: randomUUID(), userId: owner }));
  await Promise.all(others.flatMap((one) => [listings.add(one, 'generated'), listings.recountBytes(owner)]));
  const counted = await listings.bytes(owner);
  expect(await listings.recountBytes(owner)).toBe(counted);
});

it('pages through listings that are a microsecond apart', async () => {
  const listings = new PostgresListingRepository(test.database);
  const owner = await anOwner(test.database);
  const all = Array.from({ length: 5 }, () => aListing({ id: randomUUID(), userId: owner }));
  await listings.addMany(all, 'generated');
  for (const [at, { id }] of all.entries())
    await test.database.query(
      `update listings set created_at = '2026-11-21T10:00:00.123Z'::timestamptz + $2 where id = $1`,
      [id, `${at} microseconds`],
    );
  const seen: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await listings.list(owner, { search: '' }, { limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    more = cursor !== undefined;
  }
  expect(seen).toEqual(all.map(({ id }) => id).toReversed());
});

it('refuses a cursor of another order of listings', async () => {
  const listings = new PostgresListingRepository(test.database);
  const owner = await anOwner(test.database);
  await listings.addMany(
    Array.from({ length: 2 }, () => aListing({ id: randomUUID(), userId: owner })),
    'generated',
  );
  const orders = (['date', 'score'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, order })),
  );
  const read = (order: ListingOrder, cursor?: string) =>
    listings.list(owner, { search: '' }, { limit: 1, cursor }, order);
  for (const order of orders) {
    const { nextCursor } = await read(order);
    if (nextCursor === null) throw new Error('there is a second page');
    expect((await read(order, nextCursor)).items).toHaveLength(1);
    for (const other of orders.filter((one) => one !== order))
      await expect(read(other, nextCursor)).rejects.toMatchObject({ code: 'bad_cursor' });
  }
});

const FLAGS = {
  isActive: 'is_active',
  isSuspended: 'is_suspended',
  isArchived: 'is_archived',
  plan: 'subscription_plan',
  role: 'role',
};

async function change(id: string, flags: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [flag, value] of Object.entries(flags)) {
    const column = FLAGS[flag as keyof typeof FLAGS];
    await test.database.query(`update users set ${column} = $2 where id = $1`, [id, value]);
  }
}

accountsContract('The PostgreSQL adapters', async () => ({
  users: new PostgresUserRepository(test.database),
  sessions: new PostgresSessionRepository(test.database),
  throttle: new PostgresAttemptThrottle(test.database),
  change,
}));

apiKeyContract('PostgresApiKeyRepository', async () => ({
  keys: new PostgresApiKeyRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
  change,
}));

passwordResetContract('PostgresPasswordResetRepository', async () => ({
  resets: new PostgresPasswordResetRepository(test.database),
  userId: await anOwner(test.database),
}));

totpFactorsContract('PostgresTotpFactors', async () => ({
  factors: new PostgresTotpFactors(test.database),
  users: new PostgresUserRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

emailVerificationContract('PostgresEmailVerificationRepository', async () => ({
  verifications: new PostgresEmailVerificationRepository(test.database),
  users: new PostgresUserRepository(test.database),
  userId: await anOwner(test.database),
}));

outboxContract('PostgresOutbox', async () => {
  await test.database.query('delete from outbox_mails');
  return new PostgresOutbox(test.database);
});

columnMappingRepositoryContract('PostgresColumnMappingRepository', async () => ({
  memory: new PostgresColumnMappingRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

listingFiguresContract('PostgresListingFigures', async () => ({
  figures: new PostgresListingFigures(test.database),
  listings: new PostgresListingRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

describe('Database', () => {
  it('stores all of a transaction or nothing, nested ones included', async () => {
    const { database } = test;
    await database.query('create table notes (text text)');
    await database.transaction(async () => {
      await database.query('insert into notes values ($1)', ['kept']);
      await database.transaction(() => database.query('insert into notes values ($1)', ['kept too']));
    });
    const broken = database.transaction(async () => {
      await database.query('insert into notes values ($1)', ['lost']);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await database.query('select text from notes order by text')).toEqual([
      { text: 'kept' },
      { text: 'kept too' },
    ]);
  });

  it('goes on when its connections are cut, what was under way included', async () => {
    const { database, url } = test;
    const killer = new Database({ url, poolSize: 1 });
    const underWay = database.query('select 7 as seven, pg_sleep(1)');
    await until(
      async () =>
        (
          await killer.query(
            `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
          )
        ).length === 1,
    );
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(await underWay).toMatchObject([{ seven: 7 }]);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await killer.close();
  });
});

describe('migrationState', () => {
  it('makes nothing in an empty database', async () => {
    const empty = await createTestDatabase({ migrated: false });
    const { isSetUp, pending } = await migrationState(empty.database);
    expect([isSetUp, pending.length > 20]).toEqual([false, true]);
    expect(await empty.database.query(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([]);
    await empty.drop();
  });
});

describe('migrate', () => {
  it('lets several start at once on an empty database', async () => {
    const empty = await createTestDatabase({ migrated: false });
    const databases = Array.from({ length: 5 }, () => new Database({ url: empty.url, poolSize: 3 }));
    const reports = await Promise.all(databases.map((database) => migrate(database)));
    expect(reports.filter((report) => report.applied.length > 0)).toHaveLength(1);
    expect(await migrationState(empty.database)).toEqual({ isSetUp: true, pending: [], foreign: [] });
    await Promise.all(databases.map((database) => database.close()));
    await empty.drop();
  });

  it('recovers from a killed migration without manual repair', async () => {
    const killed = await createTestDatabase();
    await killed.database.query('update migrations_lock set is_locked = 1');
    await killed.database.query(`delete from migrations where name = '2026_11_21_listing_figures'`);
    await killed.database.query('drop index listings__faulty, listings__weakest');
    expect((await migrate(killed.database)).applied).toEqual(['2026_11_21_listing_figures']);
    await killed.drop();
  });
});

describe('PostgresIdempotencyStore', () => {
  it('gives a key to one of many, then replays its reply; other accounts and other requests are apart', async () => {
    const store = new PostgresIdempotencyStore(test.database, new AesSecretBox('a secret of the server'));
    const [ann, bob] = [await anOwner(test.database), await anOwner(test.database)];
    const states = await Promise.all(Array.from({ length: 50 }, () => store.begin(ann, 'key', 'a')));
    expect(states.filter(({ state }) => state === 'mine')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'running')).toHaveLength(49);
    await store.finish(ann, 'key', { status: 200, body: '{"done":true}' });
    expect(await store.begin(ann, 'key', 'a')).toEqual({
      state: 'answered',
      reply: { status: 200, body: '{"done":true}' },
    });
    expect(await store.begin(ann, 'key', 'b')).toEqual({ state: 'mismatch' });
    expect(await store.begin(bob, 'key', 'b')).toEqual({ state: 'mine' });
    await store.abandon(bob, 'key');
    expect(await store.begin(bob, 'key', 'c')).toEqual({ state: 'mine' });
  });

  it('stores a reply sealed, and never does the work again where it cannot be opened', async () => {
    const store = new PostgresIdempotencyStore(test.database, new AesSecretBox('a secret of the server'));
    const owner = await anOwner(test.database);
    await store.begin(owner, 'key', 'a');
    await store.finish(owner, 'key', { status: 201, body: '{"key":"lw_shown_once"}' });
    const rows = await test.database.query('select reply from idempotency_keys where user_id = $1', [owner]);
    expect(JSON.stringify(rows)).not.toContain('lw_shown_once');
    const elsewhere = new PostgresIdempotencyStore(test.database, new AesSecretBox('another secret'));
    expect(await elsewhere.begin(owner, 'key', 'a')).toEqual({ state: 'mismatch' });
  });
});

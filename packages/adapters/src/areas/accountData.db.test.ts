import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  ApiKeyRepository,
  EmailVerificationRepository,
  PasswordResetRepository,
  SessionRepository,
  TotpFactors,
  UserRepository,
} from '@listwright/application/accounts';
import { UsageLedger } from '@listwright/application/billing';
import { ColumnMappingRepository } from '@listwright/application/bulk';
import { ListingRepository } from '@listwright/application/listings';
import { Outbox } from '@listwright/application/mail';
import { photoFolder, ProductRepository } from '@listwright/application/products';
import { ObjectStore, type SessionActor } from '@listwright/application/shared';
import { aListing, anActor, personalDataContract } from '@listwright/application/testing';
import { anOwner } from '../../testing/anOwner.js';
import { aPlatform } from '../../testing/aPlatform.js';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { createContainer } from '../composition/createContainer.js';
import { keys } from '../composition/keys.js';
import type { Get } from '../composition/Token.js';

let test: TestDatabase;
let get: Get;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'account-data-'));
  ({ get } = await createContainer(aPlatform(test.database, { LISTWRIGHT_DATA_DIR: folder })));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

personalDataContract('The areas', async () => {
  await test.database.query(`update users set role = 'user'`);
  return {
    users: get(UserRepository),
    sessions: get(SessionRepository),
    apiKeys: get(ApiKeyRepository),
    resets: get(PasswordResetRepository),
    listings: get(ListingRepository),
    outbox: get(Outbox),
    factors: get(TotpFactors),
    verifications: get(EmailVerificationRepository),
    columns: get(ColumnMappingRepository),
    data: get(keys.AccountData),
  };
});

async function erase(userId: string): Promise<void> {
  const data = get(keys.AccountData);
  for (const area of data) await area.stopWork(userId);
  for (const area of data) await area.erase(userId);
}

describe('account data of the areas', () => {
  it('is erased from every table that names an account, ledgers apart', async () => {
    const LEDGERS = [
      'invoices',
      'payments',
      'quota_usage',
      'subscriptions',
      'transactions',
      'usage_days',
      'usage_corrections',
    ];
    const rows = await test.database.query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    );
    const query = jest.spyOn(test.database, 'query');
    await erase(await anOwner(test.database));
    const erased = query.mock.calls.flatMap(([text]) => /^delete from (\w+)/.exec(text)?.[1] ?? []);
    query.mockRestore();
    expect([...erased, ...LEDGERS].toSorted()).toEqual(rows.map((row) => row.table_name).toSorted());
  });

  it('cancels running work first: it saves nothing after the erasure', async () => {
    const { database } = test;
    const userId = await anOwner(database);
    const [ledger, listings] = [get(UsageLedger), get(ListingRepository)];
    const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };
    const held = await ledger.reserve({ userId, quota: 'listings_generated', period, units: 1, limit: 5 });
    if (!('id' in held)) throw new Error('there is room');
    await erase(userId);
    const settled = database.transaction(async () => {
      await listings.add(aListing({ id: randomUUID(), userId }), 'generated');
      await ledger.commit(held);
    });
    await expect(settled).rejects.toMatchObject({ code: 'took_too_long' });
    expect((await listings.list(userId, { search: '' }, { limit: 5 })).total).toBe(0);
  });

  it('is erased also where it is more than one statement may take, and not where the rest fails', async () => {
    const { database } = test;
    const owner = await anOwner(database);
    await database.query(
      `insert into idempotency_keys (user_id, key, fingerprint) select $1, n::text, 'x' from generate_series(1, 4500) n`,
      [owner],
    );
    const left = async () =>
      (await database.query('select 1 from idempotency_keys where user_id = $1', [owner])).length;
    const broken = database.transaction(async () => {
      await erase(owner);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await left()).toBe(4500);
    await erase(owner);
    expect(await left()).toBe(0);
  });

  it('starts with a sample product, and takes the photos of products with it', async () => {
    const { database } = test;
    const userId = await anOwner(database);
    const other = await anOwner(database);
    const [products, objects, data] = [get(ProductRepository), get(ObjectStore), get(keys.AccountData)];
    for (const area of data) await area.open(userId, new Date());
    const { items } = await products.list(userId, { search: '' }, { limit: 5 });
    expect(items).toMatchObject([{ isSample: true, photos: 1, figures: { contradictions: 0 } }]);
    const sample = await products.find(userId, items[0]?.id ?? '');
    const { key = '', type, width, height, size } = sample?.photos[0] ?? {};
    expect([type, width, height, await objects.exists(key)]).toEqual(['image/webp', 800, 800, true]);
    expect(size).toBeLessThan(30_000);
    const photos = [userId, other].map((owner) => `${photoFolder(owner)}${randomUUID()}.png`);
    for (const key of photos) await objects.put(key, Readable.from([Buffer.from('x')]));
    await erase(userId);
    for (const area of data) await area.eraseFiles(userId);
    expect(await products.count(userId)).toBe(0);
    expect(await Promise.all([...photos, key].map((one) => objects.exists(one)))).toEqual([false, true, false]);
  });

  it('is exported under names of its own, long lists page by page', async () => {
    const userId = await anOwner(test.database);
    const owner: SessionActor = { ...anActor(), userId, sessionId: randomUUID() };
    const listings = get(ListingRepository);
    for (let count = 0; count < 120; count += 1) {
      await listings.add(aListing({ id: randomUUID(), userId }), 'generated');
    }
    const parts = await Promise.all(get(keys.AccountData).map((area) => area.export(owner, new Date())));
    expect(parts.flatMap((part) => Object.keys(part))).toEqual([
      'user',
      'sessions',
      'api_keys',
      'subscription',
      'usage',
      'transactions',
      'products',
      'page_shares',
      'analyses',
      'listings',
      'bulk_columns',
    ]);
    const exported = new Set<string>();
    for (const { listings: list } of parts) {
      for await (const one of (list ?? []) as AsyncIterable<{ id: string; versions: object[] }>) {
        expect(one.versions).toHaveLength(1);
        exported.add(one.id);
      }
    }
    expect(exported.size).toBe(120);
  });
});

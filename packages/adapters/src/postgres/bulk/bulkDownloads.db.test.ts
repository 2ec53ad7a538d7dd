import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bulkJobOf, DownloadJob, ListingJobKind } from '@listwright/application/bulk';
import { JobKinds } from '@listwright/application/jobs';
import { ListingWriter } from '@listwright/application/listings';
import { ProductFinder } from '@listwright/application/products';
import { anActor, CannedWriter, CountingIds, FixedClock } from '@listwright/application/testing';
import type pg from 'pg';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { SpreadsheetBulkFiles } from '../../files/bulk/SpreadsheetBulkFiles.js';
import { entryStream, openZip, zipEntries } from '../../files/zipEntries.js';
import { Database, type SqlValues } from '../Database.js';
import { PostgresListingRepository } from '../listings/PostgresListingRepository.js';
import { PostgresJobRepository } from '../jobs/PostgresJobRepository.js';
import { PostgresProductRepository } from '../products/PostgresProductRepository.js';

class CountingDatabase extends Database {
  statements = 0;

  override query<Row extends pg.QueryResultRow>(text: string, values?: SqlValues, name?: string): Promise<Row[]> {
    this.statements += 1;
    return super.query(text, values, name);
  }
}

let test: TestDatabase;
let database: CountingDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  database = new CountingDatabase({ url: test.url });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** A finished job; the category of its row is `categoryOf`, an SQL expression of `n`, which counts from 1. */
async function aJob(rows: number, categoryOf: string) {
  const [userId, id] = [await anOwner(test.database), randomUUID()];
  const columns = [
    { name: 'product_name', field: 'product_name' },
    { name: 'category', field: 'category' },
  ];
  await test.database.query(
    `insert into bulk_batches (id, user_id, kind, format, marketplace, file_name, header, columns, status, total, successful, created_at)
     values ($1, $2, 'listings', 'csv', 'amazon', 'a.csv', $3, $4, 'completed', $5, $5, now())`,
    [id, userId, JSON.stringify(columns.map(({ name }) => name)), JSON.stringify(columns), rows],
  );
  await test.database.query(
    `insert into bulk_rows (batch_id, number, status, name, cells)
     select $1, n + 1, 'completed', 'Cup ' || n, jsonb_build_array('Cup ' || n, ${categoryOf})
     from generate_series(1, $2::int) n`,
    [id, rows],
  );
  const { statements: before } = database;
  const clock = new FixedClock();
  const writer = new ListingWriter(new CannedWriter([]), clock);
  const listings = new PostgresListingRepository(database);
  const finder = new ProductFinder(new PostgresProductRepository(database), new CountingIds(), clock);
  const download = new DownloadJob(
    new PostgresJobRepository(database),
    new JobKinds([new ListingJobKind(writer, listings, finder, new CountingIds(), clock)]),
    new SpreadsheetBulkFiles(),
    clock,
  );
  const { name, content } = await download.results(anActor({ userId }), id, 'csv', true);
  const pieces = [];
  for await (const piece of content) pieces.push(piece);
  const statements = database.statements - before;
  const job = bulkJobOf(await new PostgresJobRepository(database).find(userId, id));
  return { name, bytes: Buffer.concat(pieces), statements, splitCount: await download.splitCount(job) };
}

/** The products of each file of a zip. */
async function filesOf(bytes: Uint8Array): Promise<ReadonlyMap<string, readonly string[]>> {
  const zip = await openZip(bytes);
  const found = new Map<string, readonly string[]>();
  for await (const entry of zipEntries(zip)) {
    const pieces = [];
    for await (const piece of entryStream(zip, entry)) pieces.push(piece);
    found.set(
      entry.fileName,
      Buffer.concat(pieces)
        .toString()
        .match(/Cup \d+/g) ?? [],
    );
  }
  return found;
}

describe('the results of a job by category', () => {
  it('hold every row once, in the order of the file, the smallest categories past fifty in one file', async () => {
    // 1 to 60 rows of the categories 1 to 60.
    const { name, bytes, splitCount } = await aJob(
      1830,
      `'Shop ' || ceil((sqrt(8 * n + 1) - 1) / 2)::int || ' > Cups'`,
    );
    const files = await filesOf(bytes);
    expect(splitCount).toBe(files.size);
    expect(name).toBe('a_listings_2026-11-21.zip');
    expect([...files.keys()]).toEqual([
      ...Array.from({ length: 50 }, (_, at) => `Shop ${at + 11}.csv`),
      'Other categories.csv',
    ]);
    const expected = Array.from({ length: 1830 }, (_, at) => `Cup ${at + 1}`);
    expect(files.get('Other categories.csv')).toEqual(expected.slice(0, 55));
    expect([...files.values()].flat().toSorted()).toEqual(expected.toSorted());
  });

  it('are one file where there is one category, or no row names any', async () => {
    expect((await aJob(3, `'Kitchen > Cups'`)).name).toBe('a_listings_2026-11-21.csv');
    expect(await aJob(3, `''`)).toMatchObject({ name: 'a_listings_2026-11-21.csv', splitCount: 1 });
  });

  it('take statements by the number of rows, not by rows times categories', async () => {
    const shops = (count: number) => `'Shop ' || n % ${count}`;
    const { statements: few } = await aJob(4000, shops(2));
    const { statements: many } = await aJob(4000, shops(200));
    const { statements: twice } = await aJob(8000, shops(200));
    // Each file may end with a piece that is not full, of rows and of listings.
    expect(many).toBeLessThanOrEqual(few + 2 * 51);
    expect(twice).toBeLessThanOrEqual(2 * many);
  });
});

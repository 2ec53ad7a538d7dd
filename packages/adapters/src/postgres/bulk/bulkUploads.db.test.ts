import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuotaGuard } from '@listwright/application/billing';
import { ColumnMappings, StartJob, type JobUpload } from '@listwright/application/bulk';
import { WorkerNotifier } from '@listwright/application/jobs';
import { anActor, FixedClock, PlainTables } from '@listwright/application/testing';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { UuidSource } from '../../security/UuidSource.js';
import { PostgresUsageLedger } from '../billing/PostgresUsageLedger.js';
import { DatabaseTransaction } from '../DatabaseTransaction.js';
import { PostgresJobRepository } from '../jobs/PostgresJobRepository.js';
import { PostgresListingRepository } from '../listings/PostgresListingRepository.js';
import { PostgresColumnMappingRepository } from './PostgresColumnMappingRepository.js';

class SilentBell extends WorkerNotifier {
  override async notify(): Promise<void> {}
}

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function setUp(jobs = new PostgresJobRepository(test.database)) {
  const userId = await anOwner(test.database);
  const { database } = test;
  const [reader, clock] = [new PlainTables(), new FixedClock()];
  const start = new StartJob(
    reader,
    new ColumnMappings(new PostgresColumnMappingRepository(database), clock),
    jobs,
    new QuotaGuard(new PostgresUsageLedger(database), new DatabaseTransaction(database), clock),
    new SilentBell(),
    new UuidSource(),
    clock,
    new PostgresListingRepository(database),
  );
  const of = (text: string, rest: Partial<JobUpload> = {}) =>
    start.execute(anActor({ userId, plan: 'pro' }), {
      file: { name: 'products.csv', bytes: new TextEncoder().encode(text) },
      marketplace: 'amazon',
      ...rest,
    });
  return { of, reader };
}

describe('an upload', () => {
  it('closes the table that it took', async () => {
    const { of, reader } = await setUp();
    expect(await of('product_name\nBottle\n')).toMatchObject({ status: 'queued', total: 1 });
    expect(reader.held).toBe(0);
  });

  it('takes the first rows of a file with more than the plan allows', async () => {
    const { of, reader } = await setUp();
    const text = `product_name\n${Array.from({ length: 130 }, (_, at) => `Bottle ${at}\n`).join('')}`;
    await expect(of(text)).rejects.toMatchObject({ code: 'too_many_rows' });
    expect(await of(text, { firstRows: 100 })).toMatchObject({ status: 'queued', total: 100 });
    await expect(of(text, { firstRows: 101 })).rejects.toMatchObject({ code: 'too_many_rows' });
    expect(reader.held).toBe(0);
  });

  it.each([
    ['whose names say too little', 'unknown_columns', 'colour\nred\n', {}],
    ['without a required column', 'unknown_columns', 'product_name\nBottle\n', { required: ['brand'] }],
  ] as const)('closes a table %s', async (_, code, text, rest) => {
    const { of, reader } = await setUp();
    await expect(of(text, rest)).rejects.toMatchObject({ code });
    expect(reader.held).toBe(0);
  });

  it('closes a table whose rows could not be stored', async () => {
    class FullRepository extends PostgresJobRepository {
      override append(): Promise<never> {
        return Promise.reject(new Error('the disk is full'));
      }
    }
    const { of, reader } = await setUp(new FullRepository(test.database));
    await expect(of('product_name\nBottle\n')).rejects.toThrow('the disk is full');
    expect(reader.held).toBe(0);
  });
});

import { afterAll, beforeAll } from '@jest/globals';
import { jobRepositoryContract, rowQueueContract, type JobStores } from '@listwright/application/testing';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { DatabaseTransaction } from '../DatabaseTransaction.js';
import { PostgresJobRepository } from './PostgresJobRepository.js';
import { PostgresRowQueue } from './PostgresRowQueue.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function postgresStores(): Promise<JobStores> {
  const { database } = test;
  await database.query('delete from bulk_batches');
  await database.query('delete from bulk_workers');
  return {
    jobs: new PostgresJobRepository(database),
    queue: new PostgresRowQueue(database),
    transaction: new DatabaseTransaction(database),
    seller: () => anOwner(database),
    block: async (userId) => {
      await database.query('update users set is_suspended = true where id = $1', [userId]);
    },
    /** The clock of the database cannot be moved, so what it has stored moves. */
    pass: async (ms) => {
      const back = `- $1 * interval '1 millisecond'`;
      await database.query(`update bulk_workers set seen_at = seen_at ${back}, steady_since = steady_since ${back}`, [
        ms,
      ]);
      await database.query(
        `update bulk_batches set created_at = created_at ${back}, resumed_at = resumed_at ${back}, served_at = served_at ${back}`,
        [ms],
      );
      await database.query(`update bulk_rows set run_after = run_after ${back}`, [ms]);
    },
  };
}

jobRepositoryContract('PostgresJobRepository', postgresStores);
rowQueueContract('PostgresRowQueue', postgresStores);

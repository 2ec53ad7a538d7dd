import { afterAll, beforeAll } from '@jest/globals';
import { transactionContract, workerNotifierContract } from '@listwright/application/testing';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { DatabaseTransaction } from '../postgres/DatabaseTransaction.js';
import { GraphileNotifier } from './GraphileNotifier.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

transactionContract('DatabaseTransaction', () => new DatabaseTransaction(test.database));

workerNotifierContract('GraphileNotifier', async () => {
  const { database } = test;
  const jobs = () => database.query('select 1 from graphile_worker.jobs');
  await database.query('delete from graphile_worker._private_jobs');
  return { notifier: new GraphileNotifier(database), woken: async () => (await jobs()).length };
});

import { describe, expect, it } from '@jest/globals';
import { databaseFault } from '@listwright/application/shared';
import { aListing, CannedWriter } from '@listwright/application/testing';
import { DomainError } from '@listwright/domain/shared';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import { FaultyTransaction } from '../../../testing/bulk/FaultyTransaction.js';
import { ControlledWriter } from '../../../testing/bulk/ControlledWriter.js';
import { until } from '../../../testing/until.js';

describe('rows that are settled', () => {
  const suite = suiteBulkSetup();

  const running = async (rows: number) => {
    const userId = await suite.setup.seller();
    const jobId = await suite.setup.job(userId, rows);
    const writer = new ControlledWriter();
    await suite.setup.worker(writer).start();
    await until(async () => writer.calls.length === rows);
    return { userId, jobId, writer };
  };

  it('wait, without a try used up, while the AI server is not set up right', async () => {
    const userId = await suite.setup.seller();
    const jobId = await suite.setup.job(userId, 2);
    const refusal = new DomainError('unavailable', 'provider_off', 'The AI server is not set up right.');
    await suite.setup.worker(new CannedWriter([refusal])).start();
    await until(async () => (await suite.setup.jobs.find(userId, jobId))?.waitsFor === 'provider');
    await until(async () => (await suite.setup.heldUnits(userId)) === 0);
    const { items } = await suite.setup.jobs.rows(userId, jobId, {}, { limit: 10 });
    expect(items.map(({ status, error }) => [status, error])).toEqual(
      [1, 2].map(() => [
        'queued',
        'The AI server does not answer or is not set up right. This row is tried again by itself.',
      ]),
    );
    expect(await suite.setup.test.database.query('select distinct tries from bulk_rows')).toEqual([{ tries: 0 }]);
  });

  it.each([
    ['passes', databaseFault.of(new Error('the database is away'))],
    ['stays for a while', new Error('it cannot be stored')],
  ])(
    'are failed, and not forgotten, where neither result nor failure can be saved: a fault that %s',
    async (_name, fault) => {
      const userId = await suite.setup.seller();
      const jobId = await suite.setup.job(userId, 1);
      const lasting = new Error('the listing cannot be stored');
      // The group, the result by itself, and the failure in its place.
      const transaction = new FaultyTransaction(suite.setup.transaction, [lasting, lasting, fault]);
      await suite.setup.worker(new CannedWriter([aListing().copy]), { transaction }).start();
      await until(async () => (await suite.setup.jobs.find(userId, jobId))?.status === 'failed');
      const { items } = await suite.setup.jobs.rows(userId, jobId, {}, { limit: 10 });
      expect(items).toMatchObject([{ status: 'failed', error: 'Its result could not be saved. Try this row again.' }]);
      expect(await suite.setup.heldUnits(userId)).toBe(0);
      expect(suite.setup.faults).toEqual([
        { error: lasting, consequence: 'the result of a row cannot be saved; the row is failed', row: 1 },
        { error: fault, consequence: 'the result of a row could not be saved; saving is retried', row: 1 },
      ]);
    },
  );

  it('clear the wait of a job that ends while its account has no quota left', async () => {
    const { userId, jobId, writer } = await running(2);
    await suite.setup.queue.pauseForQuota([jobId]);
    writer.calls[0]!.answer();
    await until(async () => (await suite.setup.statuses(jobId))['completed'] === 1);
    expect(await suite.setup.jobs.find(userId, jobId)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
    writer.calls[1]!.answer();
    await until(async () => (await suite.setup.jobs.find(userId, jobId))?.status === 'completed');
    expect((await suite.setup.jobs.find(userId, jobId))?.waitsFor).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { MaintainQueue } from '@listwright/application/jobs';
import { CannedWriter } from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import { GraphileNotifier } from '../../queue/GraphileNotifier.js';
import { PostgresUsageLedger } from '../billing/PostgresUsageLedger.js';

/** Counts how often it is asked what accounts have used. */
class CountingLedger extends PostgresUsageLedger {
  asked = 0;

  override used(...given: Parameters<PostgresUsageLedger['used']>) {
    this.asked += 1;
    return super.used(...given);
  }

  override usedByEach(...given: Parameters<PostgresUsageLedger['usedByEach']>) {
    this.asked += 1;
    return super.usedByEach(...given);
  }
}

describe('jobs that wait for quota', () => {
  const suite = suiteBulkSetup();

  /** A paused job of an account that may have two listings and has used so many. */
  const pausedJob = async (used: number) => {
    const userId = await suite.setup.seller();
    await suite.setup.test.database.query(
      `update users set quota_overrides = '{"listings_generated": 2}' where id = $1`,
      [userId],
    );
    const id = await suite.setup.job(userId, 1);
    const [waiting] = (await suite.setup.queue.waiting(100)).filter(({ actor }) => actor.userId === userId);
    const period = quotaPeriod(waiting!.actor.accountStart, suite.setup.clock.now());
    await suite.setup.ledger.reserveUpTo({ userId, quota: 'listings_generated', period, units: used, limit: null });
    await suite.setup.queue.pauseForQuota([id]);
    return { userId, id };
  };

  it('resume where the quota allows it, with one query of the ledger for all', async () => {
    const full = await Promise.all([1, 2, 3].map(() => pausedJob(2)));
    const free = await Promise.all([1, 2, 3].map(() => pausedJob(1)));
    const ledger = new CountingLedger(suite.setup.test.database);
    const notifier = new GraphileNotifier(suite.setup.test.database);
    await new MaintainQueue(
      suite.setup.queue,
      suite.setup.kinds(new CannedWriter([])),
      ledger,
      notifier,
      suite.setup.transaction,
      suite.setup.clock,
      30_000,
    ).unpause();
    const statuses = async (jobs: readonly { userId: string; id: string }[]) =>
      (await Promise.all(jobs.map(({ userId, id }) => suite.setup.jobs.find(userId, id)))).map((job) => job?.status);
    expect(await statuses(full)).toEqual(['paused', 'paused', 'paused']);
    expect(await statuses(free)).toEqual(['running', 'running', 'running']);
    expect(ledger.asked).toBe(1);
  });
});

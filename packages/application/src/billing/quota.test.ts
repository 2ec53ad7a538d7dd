import { describe, expect, it } from '@jest/globals';
import { anActor, FixedClock, InMemoryUsageLedger } from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { Transaction, type Actor } from '../shared/index.js';
import { isInTrial } from './isInTrial.js';
import { limitInForce } from './limitInForce.js';
import { QuotaGuard } from './QuotaGuard.js';
import { ReadUsage } from './ReadUsage.js';
import { ReadUsageHistory } from './ReadUsageHistory.js';

const DAY_MS = 86_400_000;

/** Says whether it is open. */
class WatchedTransaction extends Transaction {
  isOpen = false;

  override async run<T>(work: () => Promise<T>): Promise<T> {
    this.isOpen = true;
    try {
      return await work();
    } finally {
      this.isOpen = false;
    }
  }
}

function setUp(changes: Partial<Actor> = {}) {
  const clock = new FixedClock();
  const ledger = new InMemoryUsageLedger(clock);
  const transaction = new WatchedTransaction();
  const actor = anActor({ accountStart: new Date(clock.now().getTime() - 40 * DAY_MS), ...changes });
  const guard = new QuotaGuard(ledger, transaction, clock);
  const period = quotaPeriod(actor.accountStart, clock.now());
  return {
    clock,
    ledger,
    transaction,
    actor,
    guard,
    period,
    used: async () => (await ledger.used(actor.userId, period)).listings_generated,
    spend: (units: number) =>
      guard.spend(actor, 'listings_generated', units, {
        work: async () => units,
        settle: async (done) => `${done} done`,
      }),
  };
}

describe('work that uses a quota', () => {
  it('is charged once it is stored, in one transaction, and gives its outcome', async () => {
    const { guard, actor, ledger, transaction, clock, used } = setUp();
    const seen: boolean[] = [];
    const result = await guard.spend(actor, 'listings_generated', 3, {
      work: async () => {
        seen.push(transaction.isOpen);
        return 'text';
      },
      settle: async (text) => {
        seen.push(transaction.isOpen);
        return `stored ${text}`;
      },
    });
    expect([result, await used()]).toEqual(['stored text', 3]);
    // No transaction is open while an AI server writes.
    expect(seen).toEqual([false, true]);
    const [today] = await ledger.history(actor.userId, 1, clock.now());
    expect(today?.used.listings_generated).toBe(3);
  });

  it('does not begin where the units do not fit, and says how many are used', async () => {
    const { spend, guard, actor, period, used } = setUp({ quotaOverrides: { listings_generated: 5 } });
    await spend(4);
    let isBegun = false;
    const begin = async () => {
      isBegun = true;
    };
    const refused = guard.spend(actor, 'listings_generated', 2, { work: begin, settle: begin });
    await expect(refused).rejects.toMatchObject({
      kind: 'quota_exceeded',
      details: {
        current_plan: 'free',
        usage_stats: { quota: 'listings_generated', used: 4, limit: 5, percentage_used: 80 },
        reset_date: period.end.toISOString(),
      },
    });
    expect([isBegun, await used()]).toEqual([false, 4]);
    await spend(1);
    expect(await used()).toBe(5);
  });

  it('costs nothing where it fails, or where its outcome cannot be stored', async () => {
    const { guard, actor, used, ledger, clock } = setUp();
    const fail = async () => {
      throw new Error('no paper');
    };
    const succeed = async () => 'text';
    for (const spending of [
      { work: fail, settle: succeed },
      { work: succeed, settle: fail },
    ]) {
      await expect(guard.spend(actor, 'listings_generated', 1, spending)).rejects.toThrow('no paper');
      expect(await used()).toBe(0);
    }
    const [today] = await ledger.history(actor.userId, 1, clock.now());
    expect(today?.used.listings_generated).toBe(0);
  });

  it('is not stored where its units were released meanwhile', async () => {
    const { guard, actor, ledger, clock } = setUp();
    const late = guard.spend(actor, 'listings_generated', 1, {
      work: async () => {
        clock.advance(DAY_MS);
        await ledger.releaseAbandoned(clock.now());
      },
      settle: async () => 'stored',
    });
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('has no end without a limit', async () => {
    const { spend, used } = setUp({ plan: 'unlimited' });
    await spend(1_000_000);
    expect(await used()).toBe(1_000_000);
  });
});

describe('the trial', () => {
  it('lasts 14 days to the moment, and brings bulk uploads to the free plan', () => {
    const accountStart = new Date('2026-11-01T08:00:00.000Z');
    const actor = anActor({ accountStart });
    const last = new Date('2026-11-15T07:59:59.999Z');
    const over = new Date('2026-11-15T08:00:00.000Z');
    expect([accountStart, last, over].map((now) => isInTrial(actor, now))).toEqual([true, true, false]);
    expect([last, over].map((now) => limitInForce(actor, 'bulk_operations', now))).toEqual([3, 0]);
  });

  it('gives way to what an administrator has set', () => {
    const actor = anActor({ quotaOverrides: { bulk_operations: 0 } });
    expect(limitInForce(actor, 'bulk_operations', actor.accountStart)).toBe(0);
  });
});

describe('the usage of an account', () => {
  it('shows what is used and left of each quota in the period, and when it starts again', async () => {
    const { spend, ledger, clock, actor, period } = setUp({ quotaOverrides: { images_processed: 0 } });
    await spend(25);
    ledger.analyses.push(period.start, new Date(period.start.getTime() - 1));
    const usage = await new ReadUsage(ledger, clock).execute(actor);
    expect(usage).toMatchObject({ plan: 'free', resetDate: period.end });
    expect(usage.quotas).toEqual({
      listings_generated: { used: 25, limit: 100, remaining: 75, percentage: 25 },
      images_processed: { used: 0, limit: 0, remaining: 0, percentage: 100 },
      api_calls: { used: 0, limit: 100, remaining: 100, percentage: 0 },
      bulk_operations: { used: 0, limit: 0, remaining: 0, percentage: 100 },
    });
    expect(usage.totals).toEqual({ listings: 0, images: 0, competitorAnalyses: 2 });
    expect(usage.thisPeriod).toEqual({ listings: 25, images: 0, competitorAnalyses: 1 });
  });

  it('has nothing left, and not less, where the limit was lowered below what is used', async () => {
    const { spend, ledger, clock, actor } = setUp();
    await spend(25);
    const lowered = { ...actor, quotaOverrides: { listings_generated: 10 } };
    const { quotas } = await new ReadUsage(ledger, clock).execute(lowered);
    expect(quotas.listings_generated).toMatchObject({ used: 25, limit: 10, remaining: 0 });
  });

  it('has no limit to show where there is none', async () => {
    const { spend, ledger, clock, actor } = setUp({ plan: 'unlimited' });
    await spend(7);
    const { quotas } = await new ReadUsage(ledger, clock).execute(actor);
    expect(quotas.listings_generated).toEqual({ used: 7, limit: null, remaining: null, percentage: 0 });
  });

  it('includes the trial of a new account', async () => {
    const { ledger, clock } = setUp();
    const { quotas } = await new ReadUsage(ledger, clock).execute(anActor({ accountStart: clock.now() }));
    expect(quotas.bulk_operations).toMatchObject({ limit: 3, remaining: 3 });
  });

  it('has a history by day, up to today, days without use included', async () => {
    const { spend, ledger, clock, actor } = setUp();
    await spend(2);
    clock.advance(2 * DAY_MS);
    await spend(1);
    const days = await new ReadUsageHistory(ledger, clock).execute(actor, 3);
    expect(days.map(({ used }) => used.listings_generated)).toEqual([2, 0, 1]);
    expect(days.at(-1)?.date).toBe(clock.now().toISOString().slice(0, 10));
  });
});

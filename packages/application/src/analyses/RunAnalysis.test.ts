import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import {
  anActor,
  CountingIds,
  DirectTransaction,
  FixedClock,
  InMemoryAnalyses,
  InMemoryUsageLedger,
  PlainFingerprint,
} from '../../testing/index.js';
import { QuotaGuard } from '../billing/index.js';
import { defineAnalysis, RunAnalysis } from './index.js';

interface Input {
  readonly word: string;
  readonly note?: string | undefined;
}

describe('RunAnalysis', () => {
  let clock: FixedClock;
  let ledger: InMemoryUsageLedger;
  let analyses: InMemoryAnalyses;
  let run: RunAnalysis;
  let runs: number;
  let rules: string;
  let lookups: number;

  const counting = (quota: 'api_calls' | null) =>
    defineAnalysis({
      name: 'letters',
      quota,
      prepare: ({ word }: Input) => {
        lookups += 1;
        return {
          dataVersion: rules,
          analyse: () => {
            runs += 1;
            if (word === '') throw new DomainError('invalid', 'wrong_type', 'Give a word.');
            return { result: { letters: word.length }, label: word, verdict: `${word.length} letters.`, score: null };
          },
        };
      },
      table: ({ letters }) => ({ header: ['letters'], rows: [[letters]] }),
    });

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    analyses = new InMemoryAnalyses();
    run = new RunAnalysis(
      analyses,
      new QuotaGuard(ledger, new DirectTransaction(), clock),
      new PlainFingerprint(),
      new CountingIds(),
      clock,
    );
    runs = 0;
    lookups = 0;
    rules = '2026-07';
  });

  const used = async () =>
    (await ledger.used(anActor().userId, quotaPeriod(anActor().accountStart, clock.now()))).api_calls;

  it('keeps the input, the result and the rules it is based on', async () => {
    const { analysis, cached } = await run.execute(anActor(), counting(null), { word: 'oak', note: undefined });
    expect(cached).toBe(false);
    expect(analysis).toMatchObject({ kind: 'letters', label: 'oak', dataVersion: '2026-07', createdAt: clock.now() });
    expect([analysis.input, analysis.result]).toEqual([{ word: 'oak' }, { letters: 3 }]);
    expect(await analyses.find(anActor().userId, 'letters', analysis.id)).toEqual(analysis);
  });

  it('gives the stored result for the same input, and a new one under new rules', async () => {
    const kind = counting('api_calls');
    const first = await run.execute(anActor(), kind, { word: 'oak' });
    const again = await run.execute(anActor(), kind, { word: 'oak' });
    expect([again.cached, again.analysis.id]).toEqual([true, first.analysis.id]);
    rules = '2027-01';
    const later = await run.execute(anActor(), kind, { word: 'oak' });
    expect([later.cached, runs, await used()]).toEqual([false, 2, 2]);
  });

  it('asks no quota where the tool has none', async () => {
    const asked: unknown[] = [];
    const guard = new QuotaGuard(ledger, new DirectTransaction(), clock);
    guard.spend = async (...given) => {
      asked.push(given);
      throw new Error('It has no quota.');
    };
    const free = new RunAnalysis(analyses, guard, new PlainFingerprint(), new CountingIds(), clock);
    expect((await free.execute(anActor(), counting(null), { word: 'oak' })).analysis.result).toEqual({ letters: 3 });
    expect(asked).toEqual([]);
  });

  it('looks its rules up once', async () => {
    await run.execute(anActor(), counting('api_calls'), { word: 'oak' });
    expect(lookups).toBe(1);
  });

  it('charges and stores nothing where the tool refuses its input', async () => {
    await expect(run.execute(anActor(), counting('api_calls'), { word: '' })).rejects.toThrow('Give a word.');
    expect(await used()).toBe(0);
    expect((await analyses.list(anActor().userId, 'letters', { limit: 5 })).total).toBe(0);
  });

  it('refuses before any work where the quota is used up', async () => {
    const actor = anActor({ quotaOverrides: { api_calls: 0 } });
    await expect(run.execute(actor, counting('api_calls'), { word: 'oak' })).rejects.toMatchObject({
      code: 'quota_exceeded',
    });
    expect(runs).toBe(0);
  });
});

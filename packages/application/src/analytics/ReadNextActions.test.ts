import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  aBrief,
  aListing,
  anActor,
  CountingIds,
  FixedClock,
  InMemoryFigures,
  InMemoryUsageLedger,
  InMemoryListings,
} from '../../testing/index.js';
import { aSealedJob } from '../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { JobRecords } from '../../testing/jobs/JobRecords.js';
import { ReadUsage } from '../billing/index.js';
import { ReadNextActions } from './ReadNextActions.js';

describe('ReadNextActions', () => {
  const clock = new FixedClock();
  const actor = anActor();
  const newcomer = anActor({ accountStart: new Date('2026-11-09T00:00:00.000Z') });

  function build() {
    const [listings, ledger] = [new InMemoryListings(), new InMemoryUsageLedger(clock)];
    const records = new JobRecords(clock);
    const jobs = new InMemoryJobs(records);
    const read = new ReadNextActions(new InMemoryFigures(listings), jobs, new ReadUsage(ledger, clock), clock);
    return { listings, ledger, records, jobs, read };
  }

  it('knows the trial of the free plan, from its last three days to its end', async () => {
    const { read } = build();
    const kinds = async (who: typeof actor) => (await read.execute(who)).actions.map(({ kind }) => kind);
    expect(await kinds(actor)).toEqual(['first_listing']);
    expect(await kinds(newcomer)).toEqual(['trial_ending', 'first_listing']);
    expect(await kinds({ ...newcomer, plan: 'pro' })).toEqual(['first_listing']);
  });

  it('knows the jobs that wait for the seller: failed rows of two weeks, and quota', async () => {
    const { read, jobs, records } = build();
    const { userId } = actor;
    const failed = await aSealedJob({ jobs }, userId, { rows: 2, invalid: 2 });
    const job = records.find(failed);
    const other = await aSealedJob({ jobs }, userId, { rows: 2 });
    await aSealedJob({ jobs }, randomUUID(), { rows: 1, invalid: 1 });
    const stale = async () =>
      (await read.execute(actor)).actions.filter(({ kind }) => kind === 'stale_job').map(({ jobId }) => jobId);
    expect(await stale()).toEqual([failed]);
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    Object.assign(job ?? {}, { finishedAt: daysAgo(15) });
    expect(await stale()).toEqual([]);
    Object.assign(job ?? {}, { finishedAt: daysAgo(13), status: 'cancelled' });
    expect(await stale()).toEqual([]);
    Object.assign(records.find(other) ?? {}, { status: 'paused', waitsFor: 'provider' });
    expect(await stale()).toEqual([]);
    Object.assign(records.find(other) ?? {}, { waitsFor: 'quota' });
    expect(await stale()).toEqual([other]);
  });

  it('judges titles by the rules of today, however they were judged when they were written', async () => {
    const { read, listings } = build();
    const title = `Himal Steel Water Bottle ${'with a very long title '.repeat(4)}`.trim();
    const written = aListing({ brief: aBrief({ productName: 'Bottle' }) });
    const ids = new CountingIds();
    for (const text of [title, written.copy.title]) {
      await listings.add({ ...written, id: ids.next(), copy: { ...written.copy, title: text } }, 'generated');
    }
    const { actions, considered } = await read.execute(actor);
    expect(considered).toBe(2);
    expect(actions.find(({ kind }) => kind === 'title_too_long')).toMatchObject({
      detail: `The title of “Bottle” has ${title.length} characters; 75 are allowed today.`,
      listings: 1,
    });
  });

  it('asks for the facts of the listing that lacks most, and for none where none are missing', async () => {
    const { read, listings } = build();
    const written = aListing();
    const ids = new CountingIds();
    const add = (productName: string, missingFacts: readonly string[]) =>
      listings.add({ ...written, id: ids.next(), brief: aBrief({ productName }), missingFacts }, 'generated');
    const asked = async () => (await read.execute(actor)).actions.find(({ kind }) => kind === 'missing_facts');
    await add('Whole bottle', []);
    expect(await asked()).toBeUndefined();
    await add('Nearly whole cup', ['weight']);
    await add('Bare plate', ['material', 'weight', 'size']);
    await add('Half a bowl', ['weight', 'size']);
    expect(await asked()).toMatchObject({
      title: 'Add facts to “Bare plate”',
      detail: expect.stringContaining('material, weight, size'),
    });
  });
});

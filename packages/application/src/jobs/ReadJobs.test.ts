import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anActor, FixedClock, ManualTimer } from '@listwright/application/testing';
import { aSealedJob } from '../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { JobRecords, type JobRecord } from '../../testing/jobs/JobRecords.js';
import { ReadJobs } from './ReadJobs.js';

/** Moves the clock, and lets the job move with the wait of each number. */
class MovingTimer extends ManualTimer {
  steps: readonly (() => void)[] = [];

  override async wait(ms: number, signal?: AbortSignal) {
    await super.wait(ms, signal);
    this.steps[this.waits.length - 1]?.();
  }
}

async function setUp() {
  const clock = new FixedClock();
  const [records, timer, userId] = [new JobRecords(clock), new MovingTimer(clock), randomUUID()];
  const jobs = new InMemoryJobs(records);
  const id = await aSealedJob({ jobs }, userId, { rows: 3 });
  const record = records.find(id);
  if (record === undefined) throw new Error('There is no job.');
  return { read: new ReadJobs(jobs, clock, timer), timer, id, record, actor: anActor({ userId }) };
}

const run = (record: JobRecord) => () => void (record.status = 'running');
const succeed = (record: JobRecord) => () => void (record.successful += 1);
const complete = (record: JobRecord) => () => void Object.assign(record, { status: 'completed', successful: 3 });

describe('a job that is waited for', () => {
  it('is asked for less and less often, until it has ended', async () => {
    const { read, timer, id, record, actor } = await setUp();
    timer.steps = [run(record), ...Array.from({ length: 8 }, () => () => undefined), complete(record)];
    expect((await read.settled(actor, id, 60_000)).status).toBe('completed');
    expect(timer.waits.map(Math.round)).toEqual([50, 75, 113, 169, 253, 380, 500, 500, 500, 500]);
  });

  it('is given as it is when the time is up, and not later', async () => {
    const { read, timer, id, actor } = await setUp();
    expect((await read.settled(actor, id, 200)).status).toBe('queued');
    expect(timer.waits).toEqual([50, 75, 75]);
  });

  it('is given at once where there is no time', async () => {
    const { read, timer, id, actor } = await setUp();
    expect((await read.settled(actor, id, 0)).status).toBe('queued');
    expect(timer.waits).toEqual([]);
  });

  it('is not found by others', async () => {
    const { read, id } = await setUp();
    await expect(read.settled(anActor({ userId: randomUUID() }), id, 0)).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('a job that is watched', () => {
  const allowed = { signal: new AbortController().signal, isAllowed: async () => true };

  it('is reported after each change, and not where nothing changed', async () => {
    const { read, timer, id, record, actor } = await setUp();
    const waitForProvider = () => void (record.waitsFor = 'provider');
    timer.steps = [run(record), () => undefined, succeed(record), waitForProvider, complete(record)];
    const seen = [];
    for await (const job of read.watch(actor, id, allowed)) seen.push([job.status, job.successful, job.waitsFor]);
    expect(seen).toEqual([
      ['queued', 0, undefined],
      ['running', 0, undefined],
      ['running', 1, undefined],
      ['running', 1, 'provider'],
      ['completed', 3, expect.anything()],
    ]);
    expect(timer.waits).toEqual([500, 500, 500, 500, 500]);
  });

  it('is looked at no more once the watcher has left', async () => {
    const { read, timer, id, record, actor } = await setUp();
    const watcher = new AbortController();
    timer.steps = [() => watcher.abort(), complete(record)];
    const seen = [];
    for await (const { status } of read.watch(actor, id, { ...allowed, signal: watcher.signal })) seen.push(status);
    expect(seen).toEqual(['queued']);
    const gone = read.watch(actor, id, { ...allowed, signal: AbortSignal.abort() });
    expect((await gone.next()).done).toBe(true);
  });

  it('is shown for five seconds at most after the watcher lost access', async () => {
    const { read, timer, id, actor, record } = await setUp();
    const asked: number[] = [];
    const isAllowed = async () => {
      asked.push(timer.waits.length * 500);
      return asked.length < 3;
    };
    timer.steps = Array.from({ length: 40 }, (_, at) => () => void (record.successful = at + 1));
    let reports = 0;
    for await (const _ of read.watch(actor, id, { ...allowed, isAllowed })) reports += 1;
    expect(asked).toEqual([5000, 10_000, 15_000]);
    expect(reports).toBe(30);
  });
});

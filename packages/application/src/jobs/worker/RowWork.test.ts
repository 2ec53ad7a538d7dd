import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@listwright/domain/shared';
import type { JobPlan } from '../Job.js';
import type { JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import { cancelled } from '../rows/cancelled.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import { RowWork } from './RowWork.js';

const plan: JobPlan = {
  id: 'job',
  userId: 'ann',
  kind: 'letters',
  marketplace: 'amazon',
  header: ['text'],
  columns: [],
};
const rowOf = (tries: number): ClaimedRow => ({
  jobId: 'job',
  jobKind: 'letters',
  userId: 'ann',
  number: 1,
  attempt: tries + 1,
  tries,
  crashCount: 0,
  cells: ['Steel Bottle'],
  reservation: '1',
});
const fault = (code: 'provider_failed' | 'provider_off' | 'provider_limited') =>
  new DomainError('unavailable', code, 'The AI server failed.');

/** Fails each row with the error. */
const failing = (error: Error, isRemote = false): JobKind => ({
  name: 'letters',
  quota: 'listings_generated',
  isRemote,
  inputSheet: { fileName: 'letters', sheetName: 'Letters', columns: [] },
  read: ({ cells }) => ({ ok: cells }),
  run: () => Promise.reject(error),
  settle: async () => [],
  resultSheet: { fileName: 'letters', sheetName: 'Letters', columns: [] },
  exportRows: async () => [],
});

function outcomeOf(tries: number, error: Error) {
  const work = new RowWork(new JobKinds([failing(error)]), 10_000, () => 0.5);
  return work.execute(rowOf(tries), plan, new AbortController().signal);
}

/** Which of the work and the other work, that was there first, is done first. */
async function order(isRemote: boolean) {
  const events: string[] = [];
  const kind: JobKind = { ...failing(new Error('x'), isRemote), run: async () => void events.push('row') };
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      events.push('request');
      resolve();
    });
  });
  await new RowWork(new JobKinds([kind]), 10_000, () => 0.5).execute(rowOf(0), plan, new AbortController().signal);
  await other;
  return events;
}

describe('a row', () => {
  it('lets requests go first where it is worked on here, and asks another server at once', async () => {
    expect(await order(false)).toEqual(['request', 'row']);
    expect(await order(true)).toEqual(['row', 'request']);
  });

  it('fails with what its kind says of its cells, and with what is wrong with its product', async () => {
    const signal = new AbortController().signal;
    const refusing: JobKind = { ...failing(new Error('x')), read: () => ({ error: 'text: Required.' }) };
    const unread = await new RowWork(new JobKinds([refusing]), 10_000, () => 0.5).execute(rowOf(0), plan, signal);
    expect(unread).toMatchObject({ kind: 'failed', error: 'text: Required.' });
    const invalid = await outcomeOf(0, new DomainError('invalid', 'no_rows', 'Too long.'));
    expect(invalid).toMatchObject({ kind: 'failed', error: 'Too long.' });
  });

  it('does not hide a fault of the server', async () => {
    await expect(outcomeOf(0, new TypeError('A bug.'))).rejects.toThrow('A bug.');
  });

  it('is returned to the queue where its job was stopped before it began', async () => {
    expect(await outcomeOf(3, cancelled.because('The worker ends.'))).toMatchObject({ kind: 'later', isTry: false });
  });
});

describe('a row whose AI server fails', () => {
  it.each([
    [0, 250],
    [1, 500],
    [2, 1000],
    [3, 2000],
  ])('is tried again after %i tries, later each time', async (tries, afterMs) => {
    expect(await outcomeOf(tries, fault('provider_failed'))).toMatchObject({ kind: 'later', isTry: true, afterMs });
  });

  it('fails at its fifth try', async () => {
    const outcome = await outcomeOf(4, fault('provider_failed'));
    expect(outcome).toMatchObject({ kind: 'failed', error: 'The AI server failed.' });
  });

  it.each(['provider_off', 'provider_limited'] as const)(
    'waits, however often it was tried, where the server says %s',
    async (code) => {
      const waiting = { kind: 'later', isTry: false, waitsFor: 'provider', afterMs: 15_000 };
      const outcome = await outcomeOf(9, fault(code));
      expect(outcome).toMatchObject(waiting);
      // What the seller reads until then.
      expect(outcome).toMatchObject({
        error: expect.stringMatching(/^The AI server .+ This row is tried again by itself\.$/u),
      });
    },
  );
});

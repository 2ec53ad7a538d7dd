import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@listwright/domain/shared';
import type { JobPlan } from '../Job.js';
import type { JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
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
const failing = (error: Error): JobKind => ({
  name: 'letters',
  quota: 'listings_generated',
  isRemote: false,
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
      expect(await outcomeOf(9, fault(code))).toMatchObject(waiting);
    },
  );
});

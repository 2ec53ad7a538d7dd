import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@listwright/domain/shared';
import { CannedWriter, CountingIds, FixedClock } from '../../../testing/index.js';
import { ListingWriter } from '../../listings/index.js';
import type { BatchPlan } from '../Batch.js';
import type { ClaimedRow } from './ClaimedRow.js';
import { RowWork } from './RowWork.js';

const plan: BatchPlan = {
  id: 'batch',
  userId: 'ann',
  kind: 'listings',
  marketplace: 'amazon',
  header: ['product_name'],
  columns: [{ name: 'product_name', field: 'product_name' }],
};
const rowOf = (tries: number): ClaimedRow => ({
  batchId: 'batch',
  userId: 'ann',
  number: 1,
  attempt: tries + 1,
  tries,
  crashCount: 0,
  cells: ['Steel Bottle'],
  reservation: '1',
});
const fault = (code: string) => new DomainError('unavailable', code, 'The AI server failed.');

function outcomeOf(tries: number, error: Error) {
  const clock = new FixedClock();
  const work = new RowWork(new ListingWriter(new CannedWriter([error]), clock), new CountingIds(), clock, () => 0.5);
  return work.execute(rowOf(tries), plan, new AbortController().signal);
}

describe('a row whose AI server fails', () => {
  it.each([
    [0, 500],
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ])('is tried again after %i tries, later each time', async (tries, afterMs) => {
    const outcome = await outcomeOf(tries, fault('provider_failed'));
    expect(outcome).toMatchObject({ kind: 'later', isTry: true, afterMs: afterMs * 0.5 });
  });

  it('fails at its fifth try', async () => {
    const outcome = await outcomeOf(4, fault('provider_failed'));
    expect(outcome).toMatchObject({ kind: 'failed', error: 'The AI server failed.' });
  });

  it.each(['provider_off', 'provider_limited'])(
    'waits, however often it was tried, where the server says %s',
    async (code) => {
      expect(await outcomeOf(9, fault(code))).toMatchObject({ kind: 'later', isTry: false, waitsFor: 'provider' });
    },
  );
});

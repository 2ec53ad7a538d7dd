import { describe, expect, it } from '@jest/globals';
import type { ClaimedRow, JobPlan, RowWitness } from '../../src/jobs/index.js';

export const WATCHED_PLAN: JobPlan = {
  id: 'job',
  userId: 'ann',
  kind: 'texts',
  marketplace: 'amazon',
  header: ['text'],
  columns: [],
};

/** A row whose work does what its cell says. */
export function watchedRow(cell: string): ClaimedRow {
  const counts = { number: 2, attempt: 3, tries: 0, crashCount: 2 };
  return { jobId: 'job', jobKind: 'texts', userId: 'ann', reservation: 'unit', cells: [cell], ...counts };
}

/** The contract of every witness. `make` gives one whose work doubles the text of a row, and throws `unavailable` for "outage". */
export function rowWitnessContract(name: string, make: () => RowWitness): void {
  describe(`${name} as a witness`, () => {
    it('resolves to the outcomes of rows', async () => {
      const witness = make();
      for (const text of ['ab', 'cd']) {
        const row = watchedRow(text);
        expect(await witness.execute(row, WATCHED_PLAN)).toEqual({ row, kind: 'done', result: `${text}${text}` });
      }
    });

    it('throws what is not the fault of the row', async () => {
      await expect(make().execute(watchedRow('outage'), WATCHED_PLAN)).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });
}

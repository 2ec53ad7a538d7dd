import type { JobPlan } from '../Job.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import type { RowOutcome } from '../rows/RowOutcome.js';

/**
 * Runs a row that lost its workers before, where it cannot end this one. Only a crash that is seen here shows that the row is the
 * cause: its workers may have been killed for other reasons, any number of times.
 */
export abstract class RowWitness {
  /** Resolves like `RowWork`; a row that crashes is failed. Throws `unavailable` where the row could not be tried. */
  abstract execute(row: ClaimedRow, plan: JobPlan): Promise<RowOutcome>;
}

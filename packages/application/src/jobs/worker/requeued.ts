import type { ClaimedRow } from '../rows/ClaimedRow.js';
import type { RowOutcome } from '../rows/RowOutcome.js';

/** The outcome of a row that was claimed and not started. It costs neither a try nor a wait. */
export function requeued(row: ClaimedRow): RowOutcome {
  return { row, kind: 'later', afterMs: 0, isTry: false };
}

import type { ClaimedRow } from './ClaimedRow.js';
import type { RowOutcome } from './RowOutcome.js';

/** A row that was taken and not begun. It costs neither a try nor a wait. */
export function requeued(row: ClaimedRow): RowOutcome {
  return { row, kind: 'later', afterMs: 0, isTry: false };
}

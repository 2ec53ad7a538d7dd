import type { ClaimedRow } from '../rows/ClaimedRow.js';

/** Receives an internal error, its consequence, and the affected row, if any. */
export type OnError = (error: unknown, consequence: string, row?: ClaimedRow) => void;

import type { ClaimedRow } from './ClaimedRow.js';

/** Told of what went wrong inside, what becomes of it, and of which row, where it is one. */
export type OnError = (error: unknown, fate: string, row?: ClaimedRow) => void;

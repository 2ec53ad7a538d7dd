/**
 * Maximum concurrent rows of one worker, by their crash count. A row that crashes
 * its worker also affects the rows that run next to it, so all of them are isolated: among eight, then alone. The row that
 * crashes a worker alone is the cause.
 */
export const MAX_CONCURRENT_BY_CRASHES: readonly number[] = [Number.POSITIVE_INFINITY, 8, 1];

/** A row with this crash count is considered the cause, and failed. */
export const MAX_CRASHES = MAX_CONCURRENT_BY_CRASHES.length;

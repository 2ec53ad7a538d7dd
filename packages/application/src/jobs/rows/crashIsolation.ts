/**
 * Maximum concurrent rows of one worker, by their crash count. A row that crashes
 * its worker also affects the rows that run next to it, so all of them are isolated: among eight, then alone and watched
 * (`RowWitness`).
 */
export const MAX_CONCURRENT_BY_CRASHES: readonly number[] = [Number.POSITIVE_INFINITY, 8, 1];

/** Rows with this crash count are watched. Crashes are counted no further. */
export const WATCHED_CRASH_COUNT = MAX_CONCURRENT_BY_CRASHES.length - 1;

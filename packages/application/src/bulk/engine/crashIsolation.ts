/**
 * Rows that may be under way in one worker at once, by how many workers went down while they had them. A row that kills
 * its worker also affects the rows that run next to it, so all of them are isolated: among eight, then alone. The row that
 * went down alone is the cause.
 */
export const MAX_CONCURRENT_BY_CRASHES: readonly number[] = [Number.POSITIVE_INFINITY, 8, 1];

/** A row that went down with so many workers is taken for the cause, and failed. */
export const MAX_CRASHES = MAX_CONCURRENT_BY_CRASHES.length;

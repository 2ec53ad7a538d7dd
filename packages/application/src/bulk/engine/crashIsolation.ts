/**
 * Rows that may be under way in one worker at once, by how many workers went down while they had them. A row that kills
 * its worker takes the rows beside it along, so those that were there are tried apart: among eight, then alone. Which
 * went down alone is the cause.
 */
export const MAX_CONCURRENT_BY_CRASHES: readonly number[] = [Number.POSITIVE_INFINITY, 8, 1];

/** A row that went down with so many workers is taken for the cause, and failed. */
export const MAX_CRASHES = MAX_CONCURRENT_BY_CRASHES.length;

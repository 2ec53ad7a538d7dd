/** How many pages are compared at most. */
export const COMPETITORS_AT_MOST = 5;

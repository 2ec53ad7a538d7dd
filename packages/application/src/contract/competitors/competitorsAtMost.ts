/** How many pages are compared at most. */
export const COMPETITORS_AT_MOST = 5;

/** What is said of more. */
export const TOO_MANY_COMPETITORS = `Compare at most ${COMPETITORS_AT_MOST} pages`;

/** What lists of listings are sorted by. */
export const LISTING_SORTS = ['date', 'score'] as const;

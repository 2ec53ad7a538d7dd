/** How good a listing is, apart from any job. */
export const LISTING_QUALITIES = ['ready', 'needs_work', 'has_errors'] as const;

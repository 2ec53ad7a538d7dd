/** What lists of products are sorted by. */
export const PRODUCT_SORTS = ['date', 'name', 'score'] as const;

/** The kind of a bulk job: each row becomes a listing, a fitted title, or the analysis of a product page. */
export const BULK_KINDS = ['listings', 'titles', 'pages'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

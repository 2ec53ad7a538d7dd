/** The kind of a bulk job: each row becomes a listing, or a fitted title. */
export const BULK_KINDS = ['listings', 'titles'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

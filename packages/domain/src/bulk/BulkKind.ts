/** What a bulk file is turned into: each row a listing, or each row a title within its limit. */
export const BULK_KINDS = ['listings', 'titles'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

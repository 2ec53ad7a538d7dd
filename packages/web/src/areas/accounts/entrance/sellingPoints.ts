interface SellingPoint {
  readonly text: string;
  /** Not in this version. */
  readonly isComing?: true;
}

/** What the log-in page says of the product; the specification fixes the words. */
export const sellingPoints: readonly SellingPoint[] = [
  { text: 'SEO-optimized titles and descriptions' },
  { text: 'Automatic image enhancement', isComing: true },
  { text: 'Competitor listing analysis', isComing: true },
  { text: 'Bulk processing' },
];

interface SellingPoint {
  readonly text: string;
  /** Not in this version. */
  readonly isComing?: true;
}

/** The selling points on the login page; the specification fixes the words. */
export const sellingPoints: readonly SellingPoint[] = [
  { text: 'SEO-optimized titles and descriptions' },
  { text: 'Automatic image enhancement', isComing: true },
  { text: 'Competitor listing analysis', isComing: true },
  { text: 'Bulk processing' },
];

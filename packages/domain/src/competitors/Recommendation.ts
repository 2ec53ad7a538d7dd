/** Something to do, with what was seen. */
export interface Recommendation {
  readonly kind: 'claim' | 'keyword' | 'price' | 'images' | 'bullets';
  readonly text: string;
  /** What was seen, and where. */
  readonly evidence: string;
}

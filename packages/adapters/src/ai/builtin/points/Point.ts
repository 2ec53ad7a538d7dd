/** One thing worth telling about a product: as a bullet, as part of a sentence and as a search phrase. */
export interface Point {
  /** What it is about. A listing tells each topic once. */
  readonly topic: string;
  /** `Header: fragment`, without end punctuation; empty when it makes no bullet. */
  readonly bullet: string;
  /** What a sentence says of the product: "is in 00 gauge". Empty when `sentence` or another point tells it. */
  readonly predicate: string;
  /** A whole sentence with its full stop, where a predicate will not do. */
  readonly sentence: string;
  /** A short phrase for highlights and search, in the words of the brief; may be empty. */
  readonly phrase: string;
}

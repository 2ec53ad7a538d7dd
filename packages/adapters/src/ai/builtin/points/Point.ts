/** What a bullet or a sentence is about. No listing says two things under one topic. */
export type Topic = string;

/** One thing worth telling about a product, as a bullet and as a sentence. */
export interface Point {
  readonly topic: Topic;
  /** `Header: fragment`, without end punctuation; empty when it is no bullet. */
  readonly bullet: string;
  /** A whole sentence with its full stop; empty when the description tells it elsewhere. */
  readonly sentence: string;
  /** A short phrase for highlights and search, in the words of the brief; may be empty. */
  readonly phrase: string;
}

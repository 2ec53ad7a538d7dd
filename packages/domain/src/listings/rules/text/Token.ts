/** A word of a text with its place: UTF-16 offsets, `end` exclusive. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word in lower case with straight apostrophes. */
  readonly word: string;
}

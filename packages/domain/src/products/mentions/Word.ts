/** A run of letters and digits, apostrophes inside it included. */
export interface Word {
  readonly text: string;
  /** Lower case, with a straight apostrophe. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

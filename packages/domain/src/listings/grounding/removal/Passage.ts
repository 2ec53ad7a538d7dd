/** A stretch of a text to take out, and what to leave in its place. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

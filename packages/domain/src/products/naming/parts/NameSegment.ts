/** One stretch of a product name between brackets, dashes, bars and commas. */
export interface NameSegment {
  readonly text: string;
  readonly bracketed: boolean;
}

/** A fact that the seller chose in a contradiction, and the score of the text before and after. */
export interface DecidedFact {
  readonly label: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

import type { WireFact } from '../claims/WireClaim';

/** A fact that the seller chose in a contradiction, and the score of the text before. */
export interface DecidedFact {
  readonly fact: Pick<WireFact, 'property' | 'value' | 'source'>;
  readonly label: string;
  readonly scoreBefore: number;
}

import type { Topic, Unit } from './Unit.js';

/** What the seller wrote in one breath: the clauses of a sentence or a line, in their order and with their joints. */
export interface Passage {
  /** With a capital, as the seller wrote it; empty without one. */
  readonly label: string;
  /** Without label and stop; its first letter as in the middle of a sentence. */
  readonly text: string;
  readonly units: readonly Unit[];
  readonly topic: Topic;
  /** A sentence that speaks to the buyer or of the product by a pronoun: "we make these in our shop". */
  readonly isProse: boolean;
  /** 0 to 1. */
  readonly weight: number;
  /** It says what the product is not, lacks or needs. */
  readonly isLimit: boolean;
}

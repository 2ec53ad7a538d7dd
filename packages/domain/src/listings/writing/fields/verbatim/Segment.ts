import type { Passage } from '../../plan/Passage.js';
import type { Question } from '../../plan/Question.js';

/** Sentences of the seller that are kept together, in one bullet or in one place of the text. */
export interface Segment {
  readonly passages: readonly Passage[];
  /** Each with capital and stop. */
  readonly sentences: readonly string[];
  /** What its first sentence is about. */
  readonly question: Question;
  /** Whether "it" or "they" at its beginning means the product. */
  readonly isOfProduct: boolean;
}

/** Characters of its sentences. */
export const lengthOf = ({ sentences }: Segment): number => sentences.join(' ').length;

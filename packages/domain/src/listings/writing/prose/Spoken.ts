import type { Question } from '../plan/Question.js';

/**
 * What is said of the product: a predicate that shares the subject with its neighbours, a sentence of its own, or a
 * detail that is listed.
 */
export interface Spoken {
  readonly kind: 'is' | 'has' | 'verb' | 'sentence' | 'order' | 'detail';
  readonly text: string;
  /** What it answers, where that is known: unlike answers share no sentence. */
  readonly about?: Question;
}

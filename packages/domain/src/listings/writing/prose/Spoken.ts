/**
 * What is said of the product: a predicate that shares the subject with its neighbours, a sentence of its own, or a
 * detail that is listed.
 */
export interface Spoken {
  readonly kind: 'is' | 'has' | 'verb' | 'sentence' | 'order' | 'detail';
  readonly text: string;
}

/** Words around a term that make it harmless. */
export interface Allowance {
  /** The term is allowed directly after one of these words: `optimus` prime. */
  readonly after?: readonly string[];
  /** The term is allowed directly before one of these words: `prime` rib. */
  readonly before?: readonly string[];
  /** Why: shown to nobody, read by whoever changes the list. */
  readonly reason: string;
}

/**
 * A phrase that a listing may not say. Lower case, words separated by single spaces; in a text the words may also be
 * joined by hyphens. `<number>` stands for any figure.
 */
export interface ClaimTerm {
  readonly phrase: string;
  /** `warning`: worth a look, not a reason to refuse, because the word has honest uses as well. */
  readonly severity?: 'warning';
  readonly allow?: readonly Allowance[];
}

/** A verb and what it acts on, with at most three words between: "kills 99.9% of germs". */
export interface ClaimPair {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
}

/** All that one class of claims looks for. */
export interface ClaimVocabulary {
  readonly terms: readonly ClaimTerm[];
  readonly pairs?: readonly ClaimPair[];
}

/** Terms without exceptions. */
export const plainTerms = (...phrases: readonly string[]): readonly ClaimTerm[] =>
  phrases.map((phrase) => ({ phrase }));

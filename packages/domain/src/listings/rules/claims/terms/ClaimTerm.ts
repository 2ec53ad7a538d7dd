/** Words around a term that make it harmless. */
export interface Allowance {
  /** The term is allowed directly after one of these words: `optimus` prime. */
  readonly after?: readonly string[];
  /** The term is allowed directly before one of these words: `prime` rib. */
  readonly before?: readonly string[];
  /** The term is allowed directly before one of these phrases; `<number>` is any figure, `<word>` any word: `no 1` to no 12. */
  readonly goesOn?: readonly string[];
  /** The term is allowed in a text that has one of these words anywhere: a `mosquito` net keeps insects out. */
  readonly anywhere?: readonly string[];
  /** `anywhere` does not hold in a text that has one of these words. */
  readonly nowhere?: readonly string[];
  /** The term is allowed directly after one of these phrases: `out of` guarantee. */
  readonly afterAll?: readonly string[];
  /** The term is allowed where its clause forbids it: "do not boil or sterilize" is an order to its owner. */
  readonly denied?: boolean;
  /** Why: shown to no one, read by those who change the list. */
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

/**
 * Two sets of phrases that make a claim when they meet in one sentence: a verb and what it acts on ("kills 99.9% of
 * germs"), or a complaint and a noun ("hair fall control"). Neither is a claim alone.
 */
export interface ClaimPair {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  /** Which comes first: `verb` when absent; `object` in Hindi and in "weight loss"; `either` when both are said. */
  readonly order?: 'verb' | 'object' | 'either';
  /** How many words may be between the two; 4 when absent. */
  readonly reach?: number;
  readonly severity?: 'warning';
  readonly allow?: readonly Allowance[];
}

/** All that one class of claims looks for. */
export interface ClaimVocabulary {
  readonly terms: readonly ClaimTerm[];
  readonly pairs?: readonly ClaimPair[];
}

/** Terms without exceptions. */
export const plainTerms = (...phrases: readonly string[]): readonly ClaimTerm[] =>
  phrases.map((phrase) => ({ phrase }));

import type { DeniedTogether } from './DeniedTogether.js';
import type { EnumeratedCount } from './evidence/enumeratedCounts.js';
import type { TextMemory } from '../../shared/index.js';
import type { Fact, Measured, ProductReading, Term } from '../../products/index.js';

/** So many facts show what a statement is based on; a text that repeats itself has thousands that say the same. */
export const MOST_FACTS = 12;

/** A figure that the seller gave. */
export interface GivenFigure {
  readonly measured: Measured;
  readonly isNegated: boolean;
  readonly factIds: readonly string[];
}

/** A word of a lexicon that the seller gave, or a more general one. */
export interface GivenTerm {
  readonly term: Term;
  /** Stems of the sentence it stands in. */
  readonly near: ReadonlySet<string>;
  /** The stem of the last word of a short label over it: "Case: plastic". */
  readonly label: string;
  /** The stem of the word right behind it: "clip" of "zinc-plated steel clips". */
  readonly behind?: string;
  /** What is done at a place: "design"; empty of other terms and where the product is made. */
  readonly act: string;
  readonly isNegated: boolean;
  readonly factIds: readonly string[];
}

/** Where a concept stands in the input: affirmed, denied, or both, by which facts. */
export interface ConceptUse {
  affirmed: boolean;
  denied: boolean;
  readonly factIds: Set<string>;
  /** It follows from a fact and was not said itself. */
  isEntailed: boolean;
}

/** A consequence of the facts, as keys of its content. */
export interface EntailedPhrase {
  readonly keys: ReadonlySet<string>;
  readonly isNegative: boolean;
}

/** Everything that a text about a product may say. */
export interface Evidence {
  readonly reading: ProductReading;
  readonly concepts: ReadonlyMap<string, ConceptUse>;
  /** The same by what is left of each word without its ending: assembly, assembled. */
  readonly roots: ReadonlyMap<string, ConceptUse>;
  readonly figures: readonly GivenFigure[];
  /** The stems of the things that are counted, the longest names first. */
  readonly things: readonly (readonly string[])[];
  readonly terms: readonly GivenTerm[];
  /** Bare figures and codes of the input, lower case. */
  readonly codes: ReadonlySet<string>;
  /** Those without a unit of measure: only they may count things. */
  readonly bareFigures: ReadonlySet<string>;
  /** Stems of things that do not come with the product, of those of which nothing else is denied, and of those that do come. */
  readonly excluded: ReadonlySet<string>;
  readonly onlyExcluded: ReadonlySet<string>;
  /** The names of several words of those that do not come. */
  readonly excludedNames: readonly (readonly string[])[];
  readonly included: ReadonlySet<string>;
  /** The content stems that one clause of the input denies, as the "car" and "tyre" of "not for car tyres". */
  readonly deniedTogether: readonly DeniedTogether[];
  /** How many things the notes list under one noun. */
  readonly enumerated: readonly EnumeratedCount[];
  /** How many entries the seller's lists have: "five sizes". */
  readonly listSizes: ReadonlySet<number>;
  /** The words of the input by their stems, as they were first written: for messages. */
  readonly partNames: ReadonlyMap<string, string>;
  /** The stems of each clause of the input. */
  readonly clauses: readonly ReadonlySet<string>[];
  /** The clauses of the input word for word, and their facts. */
  readonly verbatim: ReadonlyMap<string, readonly string[]>;
  readonly entailed: readonly EntailedPhrase[];
  /** Words of the kind's use that assert nothing. */
  readonly neutral: ReadonlySet<string>;
  /** Stems of the kind's search words and of the seller's keywords: free in search fields. */
  readonly searchable: ReadonlySet<string>;
  readonly factsById: ReadonlyMap<string, Fact>;
  /** The stems of the kind's name. */
  readonly kindStems: readonly string[];
  /** 100 % of something was given: "pure silk". */
  readonly isOfOne: boolean;
  /** The texts proven with it. */
  readonly memory: TextMemory;
}

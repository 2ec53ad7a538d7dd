import type { PropertyId } from '../facts/properties.js';

/** What a product is: decides what buyers ask, the order of the title and the vocabulary. Data. */
export interface Kind {
  /** Stable, in English, lower case with dashes: `water-bottle`. */
  readonly id: string;
  /** How it is called in a sentence, lower case, singular: "water bottle". */
  readonly name: string;
  /** Other names, misspellings and names in other languages that mean the same thing, lower case: "flask", "watter bottle", "hundebett". */
  readonly synonyms: readonly string[];
  /** Those of the other names that it is recognised by only: a narrower or another thing, and so no search term: "magnetic tiles" of blocks. */
  readonly alike: readonly string[];
  /** One of the categories: see `kindCategories`. */
  readonly category: string;
  /** What buyers ask, in order. The first ones count as missing when not answered. */
  readonly questions: readonly PropertyId[];
  /** Properties that distinguish one from another in a title, in order, after brand and kind. */
  readonly title: readonly PropertyId[];
  /** Parts it has, lower case singular: "lid", "straw", "lining". */
  readonly parts: readonly string[];
  /** Neutral words of its use that add no claim: "desk", "commute", "drink", "pour". Lower case. */
  readonly neutral: readonly string[];
  /** Phrases buyers type that are true of each thing of the kind and make no claim: for search terms. Lower case, no brands. */
  readonly searchTerms: readonly string[];
}

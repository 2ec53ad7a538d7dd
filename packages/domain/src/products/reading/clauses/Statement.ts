import type { Polarity } from '../../facts/Fact.js';
import type { PropertyId } from '../../facts/properties.js';
import type { Quantity } from '../figures/Quantity.js';
import type { Range } from '../sentences/Sentence.js';
import type { Token } from '../tokens/Token.js';

/**
 * The grammatical shape of a clause without its label.
 * `clause`: subject and verb ("Hood is detachable"). `verb`: third person without subject ("Keeps drinks cold").
 * `imperative`: "Do not iron". `description`: what follows "it is" ("Made in Portugal", "not dimmable").
 * `without`: "no drawstrings". `with`: "with chip". `for`: "for all skin types", "not for outdoor use".
 * `excluded`: "dupatta not included". `noun`: a noun phrase. `value`: what stood behind a label.
 */
export type Form =
  'clause' | 'verb' | 'imperative' | 'description' | 'without' | 'with' | 'for' | 'excluded' | 'noun' | 'value';

export const LEXICONS = ['material', 'colour', 'certification', 'origin'] as const;
export type Lexicon = (typeof LEXICONS)[number];

/** A word of a lexicon in a statement. */
export interface Term {
  readonly lexicon: Lexicon;
  /** The canonical spelling of its group. */
  readonly key: string;
  /** Token indices, `next` exclusive. */
  readonly first: number;
  readonly next: number;
  /** The part it is said of; the empty string for the product. */
  readonly part: string;
}

/** A figure of a statement with what it is about. */
export interface Measured extends Quantity {
  readonly property: PropertyId;
  readonly part: string;
  /** Stems of the content words around it, between the figures before and behind. */
  readonly anchors: readonly string[];
}

/** A clause of a text, read. Both the seller's input and every written text are read into these. */
export interface Statement extends Range {
  /** The clause without its label, letter for letter. */
  readonly text: string;
  readonly label: string;
  /** The place of its sentence in the text, counted from 0. */
  readonly sentence: number;
  /** It stands in brackets inside another clause. */
  readonly isBracketed: boolean;
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  /** For each token: whether a negation holds over it. */
  readonly negated: readonly boolean[];
  readonly polarity: Polarity;
  readonly part: string;
  readonly property: PropertyId;
  readonly form: Form;
  /** The entries of a list ("cedarwood, birch tar, vetiver") in the text; one entry, the clause itself, elsewhere. */
  readonly items: readonly Range[];
  readonly quantities: readonly Measured[];
  readonly terms: readonly Term[];
}

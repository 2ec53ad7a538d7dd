import type { NameReading } from './naming/index.js';

/** What the readers need of a brief. A listing brief has this shape. */
export interface ProductBrief {
  readonly productName: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** `product_name`, `description`, `category`, `brand` or `attributes.<name>`. */
export type SourceField = string;

/** One fact and where it was given. */
export interface Fact {
  readonly value: string;
  readonly sourceField: SourceField;
  /** UTF-16 offsets in the source field, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A fact with the heading a buyer would look under: "Blade length", "Sound". */
export interface LabelledFact extends Fact {
  readonly label: string;
}

/** A product as facts, each with its source. Nothing here is guessed: what was not given is an empty list. */
export interface ProductFacts {
  /** The name taken apart, in the seller's words. */
  readonly name: NameReading;
  readonly brand: string;
  /** The kind of thing, in lower case. */
  readonly productType: Fact | undefined;
  /** Article, model and part numbers. */
  readonly models: readonly Fact[];
  readonly colours: readonly Fact[];
  readonly materials: readonly Fact[];
  /** Measures with what they measure: `Length` 20 cm; an empty label when the source does not say. */
  readonly measures: readonly LabelledFact[];
  readonly scales: readonly Fact[];
  readonly quantities: readonly Fact[];
  readonly compatibleWith: readonly Fact[];
  readonly audiences: readonly Fact[];
  readonly certifications: readonly Fact[];
  readonly origins: readonly Fact[];
  /** Everything else that was stated about the product. */
  readonly features: readonly LabelledFact[];
  /** The whole brief in lower case, to see whether a subject is spoken of at all. */
  readonly text: string;
}

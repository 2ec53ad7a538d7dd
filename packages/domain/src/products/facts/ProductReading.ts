import type { ProductName } from '../kinds/readProductName.js';
import type { ReadingContext, Statement } from '../reading/index.js';
import type { Contradiction } from './contradictions/Contradiction.js';
import type { Fact, FactField } from './Fact.js';
import type { UnusedInput } from './UnusedInput.js';

/** What the readers need of a brief. A listing brief has this shape. */
export interface ProductBrief {
  readonly productName: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Words the seller wants to be found by; they may be placed among search words and carry no statement. */
  readonly keywords?: readonly string[];
  /** Clauses of the input, letter for letter, that the seller chose not to have stated. */
  readonly leftOut?: readonly string[];
}

/** A clause of the input, the field it stands in and the facts it gave. */
export interface InputStatement {
  readonly statement: Statement;
  readonly field: FactField;
  readonly factIds: readonly string[];
  /** Why it may not be stated; undefined for what may. */
  readonly unused: UnusedInput | undefined;
}

/** A product brief, read. */
export interface ProductReading {
  readonly brief: ProductBrief;
  /** The product name without what the rest of the input contradicts: what a listing may be headed with. */
  readonly statedName: string;
  /** `statedName`, taken apart. */
  readonly name: ProductName;
  /** Every clause of the input in its order: product name, attributes, description. */
  readonly statements: readonly InputStatement[];
  readonly facts: readonly Fact[];
  /** What may not be stated, repeats a fact or was not understood. */
  readonly unused: readonly UnusedInput[];
  readonly contradictions: readonly Contradiction[];
  /** What buyers of this kind ask and the facts do not answer, in the order they ask: noun phrases. */
  readonly missingFacts: readonly string[];
  /** To read texts about this product with. */
  readonly context: ReadingContext;
}

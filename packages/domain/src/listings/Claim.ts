import type { CopyField } from './ListingCopy.js';

/**
 * What carries a statement. `given`: the seller's facts. `computed`: arithmetic on them. `entailed`: it follows by the
 * meaning of the words. `unverified`: words that no fact carries and that assert nothing by their form. `unsupported`:
 * an assertion that no fact makes. `contradicted`: the facts say otherwise.
 */
export const SUPPORTS = ['given', 'computed', 'entailed', 'unverified', 'unsupported', 'contradicted'] as const;
export type Support = (typeof SUPPORTS)[number];

/** One statement of a text and what carries it. */
export interface Claim {
  readonly field: CopyField;
  /** The entry of a list field, counted from 0; absent elsewhere. */
  readonly index?: number;
  /** The statement, or the words in it that are not carried, as they are in the text. */
  readonly text: string;
  /** UTF-16 offsets in the field (or in the entry at `index`), `end` exclusive. */
  readonly start: number;
  readonly end: number;
  readonly support: Support;
  /** The facts it states or contradicts. */
  readonly factIds: readonly string[];
  /** Where it was given: `product_name`, `description`, `brand`, `attributes.<name>`; absent where nothing carries it. */
  readonly sourceField?: string;
  /** Why it is not carried: a sentence for the seller. */
  readonly reason?: string;
}

import type { CopyField } from './ListingCopy.js';

/** `given`: stands in the brief. `inferred`: follows from it mechanically (2.5 kg → 2500 g). `unsupported`: rests on nothing. */
export const SUPPORTS = ['given', 'inferred', 'unsupported'] as const;
export type Support = (typeof SUPPORTS)[number];

export const CLAIM_KINDS = [
  'number',
  'material',
  'colour',
  'certification',
  'compatibility',
  'warranty',
  'origin',
  'benefit',
  'name',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** One factual claim of a text and the input field it rests on. */
export interface Claim {
  readonly field: CopyField;
  /** The entry of a list field, counted from 0; absent elsewhere. */
  readonly index?: number;
  readonly kind: ClaimKind;
  /** The claim as it stands in the text. */
  readonly text: string;
  /** UTF-16 offsets in the field (or in the entry at `index`), `end` exclusive. */
  readonly start: number;
  readonly end: number;
  readonly support: Support;
  /** Where it was given: `product_name`, `description`, `category`, `brand`, `attributes.<name>`; absent when unsupported. */
  readonly sourceField?: string;
}

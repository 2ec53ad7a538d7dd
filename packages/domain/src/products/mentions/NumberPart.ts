import type { Quantity } from './Mention.js';

/** A figure read from a text before neighbours are joined: "24", "24 x", "24 cm". */
export interface NumberPart {
  readonly start: number;
  /** End of the figure with its unit or counted noun. */
  readonly end: number;
  readonly values: readonly number[];
  readonly unit: string;
  /** Set for codes, ratios and fractions, which are compared as they stand. */
  readonly code?: string;
  readonly quantities: readonly Quantity[];
}

import type { FactSource } from './Fact.js';

/** Why a passage of the input is not stated in a text. */
export const UNUSED_REASONS = [
  'duplicate',
  'price',
  'contact',
  'promotion',
  'banned_claim',
  'contradiction',
  'not_understood',
  'no_room',
  'left_out',
] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

/** A passage of the input that became no stated fact. Together with the facts these account for every word of the input. */
export interface UnusedInput {
  /** The seller's words. */
  readonly text: string;
  readonly source: FactSource;
  readonly reason: UnusedReason;
  /** A sentence for the seller: which rule, or which fact it repeats. */
  readonly note: string;
  /** The fact it repeats, or that found no room. */
  readonly factId?: string;
}

import type { Marketplace } from '../marketplaces/index.js';

/**
 * What the seller gave: the only source of facts for a listing. Every claim of the text must rest on one of these fields.
 * All strings are trimmed; an absent optional text is the empty string, never undefined.
 */
export interface ListingBrief {
  readonly productName: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  /** Named facts, for example `{ material: 'stainless steel', capacity: '750 ml' }`. Order is the seller's. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Clauses of the input, letter for letter, that the seller chose not to have stated; absent: none. */
  readonly leftOut?: readonly string[];
  /** Search words that the seller wants to be found by. They may be placed, but they support no claim. */
  readonly keywords: readonly string[];
  readonly marketplace: Marketplace;
  /** Amazon marketplace id such as `ATVPDKIKX0DER`; ignored for Shopify. */
  readonly marketplaceId: string;
  readonly tone: Tone;
  /** BCP 47 language tag of the text to write. The Basic writer writes English only. */
  readonly language: string;
}

/** How the text should sound. */
export const TONES = ['neutral', 'friendly', 'premium', 'technical'] as const;
export type Tone = (typeof TONES)[number];

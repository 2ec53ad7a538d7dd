import type { PropertyId } from './properties.js';

/** The product brief's field a text comes from: `product_name`, `description`, `category`, `brand`, `attributes.<name>`. */
export type FactField = string;

/** Where a fact was read: UTF-16 offsets in the field, `end` exclusive. */
export interface FactSource {
  readonly field: FactField;
  readonly start: number;
  readonly end: number;
}

/** `given`: in the seller's words. `computed`: arithmetic that can be shown. `entailed`: follows by the meaning of the words or a cited standard. */
export const CERTAINTIES = ['given', 'computed', 'entailed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** `is_not` for what the seller denies: "not dishwasher safe", "without FM radio", `waterproof: No`. */
export const POLARITIES = ['is', 'is_not'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** A figure or a range with its unit. */
export interface FactQuantity {
  readonly low: number;
  /** Equal to `low` unless a range was given. */
  readonly high: number;
  /** Symbol of the unit (`cm`, `h`), `count` for things, the empty string for a bare number. */
  readonly unit: string;
}

/** One thing the seller says about the product. Nothing here is guessed. */
export interface Fact {
  /** Unique in one reading: `f1`, `f2`, … in the order of the input. */
  readonly id: string;
  /** What it is about: the empty string for the product as a whole, else the part: "lid", "lining", "handle". */
  readonly part: string;
  readonly property: PropertyId;
  /** As it is shown: "750 ml", "304 stainless steel", "not dishwasher safe" keeps its words without the negation: "dishwasher safe". */
  readonly value: string;
  /** Figures of the value; empty for words. `20 x 30 cm` has two. */
  readonly quantities: readonly FactQuantity[];
  /** "up to", "about", "at least", "each", "total", "equivalent", … Stated wherever the value is stated. */
  readonly qualifier?: string;
  /** Under which it holds: "on low", "with adapter (sold separately)". */
  readonly condition?: string;
  readonly polarity: Polarity;
  readonly certainty: Certainty;
  readonly source: FactSource;
  /** The seller's words, letter for letter, that the fact was read from. */
  readonly text: string;
  /** Weight for a buyer, 0 to 1: what a title and bullets should show first. At least 0.5 is important. */
  readonly weight: number;
  /** For `entailed` and `computed`: the facts it follows from and why. */
  readonly because?: { readonly factIds: readonly string[]; readonly reason: string };
}

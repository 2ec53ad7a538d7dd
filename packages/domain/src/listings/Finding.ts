import type { CopyField } from './ListingCopy.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
/** `error`: the marketplace refuses or suppresses it. `warning`: it costs visibility or risks a refusal. `info`: advice. */
export type Severity = (typeof SEVERITIES)[number];

/** Where a finding stands in the text of its field: UTF-16 offsets, `end` exclusive, as `String.slice` takes them. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A mechanical correction as an edit of the text it is about (the field, or the entry at the finding's `index`): never a
 * copy of the text, so that many findings on a long text stay small. An entry that an edit leaves empty is removed.
 */
export interface Fix extends Span {
  /** What the fix does, as a button would say it: `Remove "free shipping"`. */
  readonly label: string;
  /** What replaces the characters from `start` to `end`; empty to remove them. */
  readonly insert: string;
}

/** Something a rule says about a text. */
export interface Finding {
  /** The id of the rule, for example `amazon.title.length`. */
  readonly rule: string;
  readonly field: CopyField;
  /** The entry of a list field (bullet_points, tags, keywords), counted from 0; absent elsewhere. */
  readonly index?: number;
  readonly severity: Severity;
  /** A sentence that says what is wrong, with the figures, and what to do. */
  readonly message: string;
  readonly span?: Span;
  readonly fix?: Fix;
  /** How many places the rule found in this field, where more were found than are listed. */
  readonly count?: number;
  /** Where the rule comes from: a name or an address, with the date it was read. */
  readonly source: string;
}

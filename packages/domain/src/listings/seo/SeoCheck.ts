import type { Finding, Fix, Severity, Span } from '../Finding.js';
import type { KeywordPlacement } from '../fitting/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { CopyField, ListingCopy } from '../ListingCopy.js';
import type { ListingScore } from '../score/index.js';

/** A text to judge, and what it should be found by. */
export interface SeoInput {
  /** Fields that are absent are not judged. Title and description always are. */
  readonly copy: Partial<ListingCopy>;
  /** Words it should be found by, most important first. */
  readonly keywords: readonly string[];
  /** What it is, where the seller names it; empty: read from the title. */
  readonly kind: string;
  readonly brand: string;
  readonly category: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** What is known about the product: the text is then checked against it, as in the editor. Null: nothing. */
  readonly product: Pick<ListingBrief, 'productName' | 'description' | 'attributes' | 'leftOut'> | null;
}

/** Something to improve, the most urgent first. */
export interface SeoSuggestion {
  /** Id of the rule, or of the part of the score. */
  readonly rule: string;
  readonly field?: CopyField;
  /** Entry of a list field, from 0. */
  readonly index?: number;
  readonly severity: Severity;
  readonly message: string;
  /** Points of the part of the score that it costs; null where a rule costs a share that depends on the others. */
  readonly points: number | null;
  readonly span?: Span;
  readonly fix?: Fix;
  /** Where it comes from, with its date. */
  readonly source: string;
}

/** A place in a text where a keyword is. */
export interface KeywordMark extends Span {
  readonly field: CopyField;
  readonly index?: number;
  readonly keyword: string;
}

/** A text judged for search: one number, and what would raise it. */
export interface SeoCheck extends ListingScore {
  /** `facts`: checked against what is known of the product, as in the editor; `text`: judged by itself. */
  readonly basis: 'facts' | 'text';
  /** What the product is, as read. */
  readonly kind: string;
  readonly findings: readonly Finding[];
  readonly suggestions: readonly SeoSuggestion[];
  readonly keywords: readonly KeywordPlacement[];
  /** Percent of the keywords that are covered; 0 without keywords. */
  readonly coverage: number;
  readonly marks: readonly KeywordMark[];
}

import type { RuleLimits } from '../../../marketplaces/index.js';
import type { Fix, Severity, Span } from '../../Finding.js';
import type { FieldText } from './FieldText.js';

/** What a check says about a text; the engine adds rule, field, index, severity and source. */
export interface Fault {
  readonly message: string;
  readonly span?: Span;
  /** The correction, worked out only for the findings that are listed; undefined where it would change nothing. */
  readonly fix?: () => Fix | undefined;
  /** Replaces the severity of the rule when this one case is milder. */
  readonly severity?: Severity;
  /** The entry of a list field, when a whole-list check means one entry. */
  readonly index?: number;
}

/** What a check may look at besides the text itself. */
export interface CheckContext {
  readonly limits: RuleLimits;
  /** The title of the same copy, undefined when it was not given. */
  readonly title: FieldText | undefined;
  readonly productName: string;
}

/** Judges one text: a single field or one entry of a list field. */
export type TextCheck = (text: FieldText, context: CheckContext) => Fault | readonly Fault[] | undefined;

/** Judges a list field as a whole. */
export type ListCheck = (entries: readonly FieldText[], context: CheckContext) => Fault | readonly Fault[] | undefined;

/** The code behind one rule. A rule has either kind. */
export type Check = { readonly text: TextCheck } | { readonly list: ListCheck };

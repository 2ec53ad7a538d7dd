import type { ProductClass } from '../ProductClass.js';
import type { RuleSource } from './RuleSource.js';

/** The text fields that a rule can look at. The same names are used on the wire and in findings. */
export type RuleField =
  | 'title'
  | 'item_highlights'
  | 'bullet_points'
  | 'description'
  | 'keywords'
  | 'search_terms'
  | 'seo_title'
  | 'meta_description'
  | 'tags'
  | 'handle';

/** `error`: refused or suppressed. `warning`: costs visibility or risks a refusal. `info`: advice. */
export type RuleSeverity = 'error' | 'warning' | 'info';

/** One marketplace rule as data: what it is about, where it was read and where and when it holds. */
export interface RuleInForce {
  /** `<marketplace>.<field or class>.<what>`, for example `amazon.title.length`. Stable. */
  readonly id: string;
  readonly fields: readonly RuleField[];
  readonly severity: RuleSeverity;
  /** A few words for a list of rules. */
  readonly title: string;
  /** The rule as one sentence. */
  readonly description: string;
  readonly source: RuleSource;
  /** First day in force, `YYYY-MM-DD`. */
  readonly from: string;
  /** First day no longer in force; absent while it holds. */
  readonly until?: string;
  readonly productClasses: readonly ProductClass[];
  /** Country codes of the stores where the rule does not hold. */
  readonly exceptCountries: readonly string[];
  /** Country codes of the only stores where it holds; absent when it holds everywhere else. */
  readonly onlyCountries?: readonly string[];
}

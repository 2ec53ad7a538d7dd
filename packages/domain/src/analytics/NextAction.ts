/** What there can be to do, most pressing first. */
export const ACTION_KINDS = [
  'first_listing',
  'fix_errors',
  'title_too_long',
  'quota_nearly_spent',
  'trial_ending',
  'improve_score',
  'missing_facts',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** One thing that the seller can do next, in words. */
export interface NextAction {
  readonly kind: ActionKind;
  readonly title: string;
  readonly detail: string;
  /** The listing to begin with. */
  readonly listingId?: string;
  /** How many listings it is about. */
  readonly listings?: number;
  readonly severity: 'error' | 'warning' | 'info';
}

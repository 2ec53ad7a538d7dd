/** The kinds of next actions, most urgent first. */
export const ACTION_KINDS = [
  'first_listing',
  'fix_errors',
  'title_too_long',
  'quota_nearly_spent',
  'trial_ending',
  'improve_score',
  'missing_facts',
  'stale_job',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** A suggestion for the seller. */
export interface NextAction {
  readonly kind: ActionKind;
  readonly title: string;
  readonly detail: string;
  /** The listing to begin with. */
  readonly listingId?: string;
  /** How many listings it is about. */
  readonly listings?: number;
  /** The job to begin with. */
  readonly jobId?: string;
  readonly severity: 'error' | 'warning' | 'info';
}

import type { Finding, FittedTitle } from '@listwright/domain/listings';

/** The findings for a title, and the title within its limit; without one if no wording meets every rule. */
export interface CheckedTitle {
  /** The title that was checked. */
  readonly title: string;
  readonly findings: readonly Pick<Finding, 'rule' | 'severity' | 'message'>[];
  readonly fitted: { readonly title: string; readonly moved: FittedTitle['moved'] } | null;
}

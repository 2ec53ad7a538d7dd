import type { api, CallInput } from '@listwright/application/contract';

type RowsQuery = NonNullable<CallInput<typeof api.bulk.rows>['query']>;

/** Score filters: the score bands, and listings that need attention in any band. */
export const REVIEW_SCORES = {
  weak: { label: 'Weak, below 60', query: { score_below: 60 } },
  'below-70': { label: 'Below 70', query: { score_below: 70 } },
  fair: { label: 'Fair, 60 to 79', query: { score_from: 60, score_below: 80 } },
  strong: { label: 'Strong, 80 and above', query: { score_from: 80 } },
} as const;

/** Acceptance filters; by default unaccepted listings. */
export const REVIEW_STATES = {
  accepted: { label: 'Accepted', query: { accepted: 'true' } },
  all: { label: 'All finished', query: {} },
} as const;

export interface ReviewFilter {
  readonly score?: keyof typeof REVIEW_SCORES | undefined;
  readonly state?: keyof typeof REVIEW_STATES | undefined;
}

/** The filters as API parameters. */
export function reviewQuery({ score, state }: ReviewFilter): RowsQuery {
  return {
    status: 'completed',
    ...(state === undefined ? { accepted: 'false' } : REVIEW_STATES[state].query),
    ...(score === undefined ? {} : REVIEW_SCORES[score].query),
  };
}

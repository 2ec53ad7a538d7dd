import type { LISTING_QUALITIES } from '@listwright/application/contract';

/** How good a listing is, as the API names it. */
export type Quality = (typeof LISTING_QUALITIES)[number];

/** What sellers read for it. */
export const qualityNames: Readonly<Record<Quality, string>> = {
  ready: 'Ready',
  needs_work: 'Needs work',
  has_errors: 'Has errors',
};

import { BULLET_CHECKS } from '../bullets/bulletChecks.js';
import { DESCRIPTION_CHECKS } from '../description/descriptionChecks.js';
import { CLAIM_CHECKS } from '../everyField/claimChecks.js';
import { HIGHLIGHT_CHECKS } from '../highlights/highlightChecks.js';
import { SEARCH_TERM_CHECKS } from '../searchTerms/searchTermChecks.js';
import { SHOPIFY_CHECKS } from '../shopify/shopifyChecks.js';
import { TITLE_CHECKS } from '../title/titleChecks.js';
import type { Check } from './Check.js';

const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    ...TITLE_CHECKS,
    ...HIGHLIGHT_CHECKS,
    ...BULLET_CHECKS,
    ...DESCRIPTION_CHECKS,
    ...SEARCH_TERM_CHECKS,
    ...SHOPIFY_CHECKS,
  }),
);

/** The code behind a rule. Every rule of every set has one; a test holds the two catalogues together. */
export function checkOf(ruleId: string): Check | undefined {
  const claim = /\.claims\.(\w+)$/.exec(ruleId)?.[1];
  return claim === undefined ? CHECKS.get(ruleId) : CLAIM_CHECKS[claim];
}

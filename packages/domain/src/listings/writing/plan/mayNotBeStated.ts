import type { RuleSet } from '../../../marketplaces/index.js';
import type { ListingBrief } from '../../ListingBrief.js';
import { lintListing } from '../../lintListing.js';

/** Classes of statements that may be made where the seller gives them as a fact. */
const ALLOWED_AS_FACT = /\.claims\.(?:authority|material|time_sensitive)$/u;
const CLAIM = /\.claims\.|contact|price|url|markup/u;

/** Whether the rules of the marketplace refuse or advise against a clause whoever says it. */
export function mayNotBeStated(ruleSet: RuleSet, { brand }: ListingBrief): (text: string) => boolean {
  return (text) => lintListing({ description: text }, ruleSet, { brand }).some(({ rule, severity }) => severity !== 'info' && CLAIM.test(rule) && !ALLOWED_AS_FACT.test(rule));
}

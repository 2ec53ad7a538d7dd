import type { RuleSet } from '../../../marketplaces/index.js';
import type { ListingBrief } from '../../ListingBrief.js';
import { lintListing } from '../../lintListing.js';

/** Classes of statements that may be made where the seller gives them as a fact. */
const ALLOWED_AS_FACT = /\.claims\.(?:authority|material|time_sensitive)$/u;
const CLAIM = /\.claims\.|contact|price|url|markup/u;

/** Labels of pest products may not claim safety: "false or misleading" by 40 CFR 156.10(a)(5)(ix). */
const PESTICIDAL = /pest|repell|insect|mosquito|roach|rodent/u;
const SAFETY = /\b(?:non[- ]?toxic|harmless|safe (?:for|around) (?:kids|children|pets|babies|humans|family)|(?:child|kid|pet|baby)[- ]safe|pollution free|all natural)\b/iu;

/** Whether the rules of the marketplace refuse or advise against a clause whoever says it. */
export function mayNotBeStated(ruleSet: RuleSet, { brand }: ListingBrief, kindId: string): (text: string) => boolean {
  const isPesticidal = PESTICIDAL.test(kindId);
  return (text) => (isPesticidal && SAFETY.test(text)) || lintListing({ description: text }, ruleSet, { brand }).some(({ rule, severity }) => severity !== 'info' && CLAIM.test(rule) && !ALLOWED_AS_FACT.test(rule));
}

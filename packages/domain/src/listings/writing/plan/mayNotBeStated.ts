import type { RuleSet } from '../../../marketplaces/index.js';
import { anyCase } from '../../../shared/index.js';
import type { ListingBrief } from '../../ListingBrief.js';
import { lintListing } from '../../lintListing.js';

/** Classes of statements that may be made where the seller gives them as a fact. */
const ALLOWED_AS_FACT = /\.claims\.(?:authority|material|time_sensitive)$/u;
const CLAIM = /\.claims\.|contact|price|url|markup/u;

/** Labels of pest products may not claim safety: "false or misleading" by 40 CFR 156.10(a)(5)(ix). */
const PESTICIDAL = /pest|repell|insect|mosquito|roach|rodent/u;
const SAFETY =
  /\b(?:non[- ]?toxic|harmless|safe (?:for|around) (?:kids|children|pets|babies|humans|family)|(?:child|kid|pet|baby)[- ]safe|pollution free|all natural)\b/iu;

/** A result that is "clinically proven" needs a study to be shown; that something was tested is a fact. */
const PROVEN = /\b(?:clinically|scientifically|medically) (?:proven|shown|validated)\b|\bproven results\b/iu;
const isProven = anyCase(PROVEN);

/** Those of several clauses that the rules of the marketplace refuse or advise against, whoever says them. */
export function mayNotBeStated(
  ruleSet: RuleSet,
  { brand }: ListingBrief,
  kindId: string,
): (clauses: readonly string[]) => ReadonlySet<string> {
  const isPesticidal = PESTICIDAL.test(kindId);
  return (clauses) => {
    const banned = new Set(clauses.filter((clause) => isProven(clause) || (isPesticidal && SAFETY.test(clause))));
    // One check for all: a line a clause, so that no rule sees two of them together.
    const starts: number[] = [];
    let text = '';
    for (const clause of clauses) {
      starts.push(text.length);
      // Inches as the listing will spell them.
      text += `${clause.replaceAll('\n', ' ').replaceAll(/(?<=\d)["″”]/gu, ' in')}.\n`;
    }
    for (const { rule, severity, span } of lintListing({ description: text }, ruleSet, { brand })) {
      if (severity === 'info' || span === undefined || !CLAIM.test(rule) || ALLOWED_AS_FACT.test(rule)) continue;
      const at = starts.findLastIndex((start) => start <= span.start);
      const clause = clauses[at];
      if (clause !== undefined) banned.add(clause);
    }
    return banned;
  };
}

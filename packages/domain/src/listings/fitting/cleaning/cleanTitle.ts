import type { RuleSet } from '../../../marketplaces/index.js';
import type { Finding } from '../../Finding.js';
import { lintListing } from '../../lintListing.js';
import type { MovedText } from '../MovedText.js';
import { normaliseTitle } from './normaliseTitle.js';

/** Rules that later steps answer with more care than a fix does. */
const LATER = /\.title\.(?:length|length_advised|repeated_words|all_caps|missing)$/;
/** Advisory claims that a title which must lose words loses first. */
const FIRST_TO_GO = /\.claims\.(?:superlative|promotional|time_sensitive|guarantee)$/;
/** More faults than this has no title; the bound only keeps a mistake in a fix from looping. */
const MOST_FIXES = 40;

/**
 * A title in plain characters without what the rules forbid, and what was taken out of it. With `thorough`, advisory
 * claims ("best", "new") go as well.
 */
export function cleanTitle(
  title: string,
  brand: string,
  ruleSet: RuleSet,
  thorough: boolean,
): { title: string; dropped: readonly MovedText[] } {
  const dropped: MovedText[] = [];
  let clean = normaliseTitle(title, brand);
  for (let round = 0; round < MOST_FIXES; round += 1) {
    const finding = lintListing({ title: clean }, ruleSet, { brand }).find((found) => isToGo(found, thorough));
    const replacement = finding?.fix?.replacement;
    if (finding === undefined || replacement === undefined) break;
    const next = normaliseTitle(replacement, brand);
    // A title that is nothing but a claim keeps it: an empty title is worse than a finding.
    if (next === '' || next === clean) break;
    if (finding.rule.includes('.claims.') && finding.span !== undefined) {
      dropped.push({ text: clean.slice(finding.span.start, finding.span.end), to: 'dropped', reason: finding.message });
    }
    clean = next;
  }
  return { title: clean, dropped };
}

function isToGo({ rule, severity, fix }: Finding, thorough: boolean): boolean {
  if (fix === undefined || LATER.test(rule)) return false;
  if (severity === 'error' || rule === 'amazon.title.generic_brand') return true;
  return thorough && FIRST_TO_GO.test(rule);
}

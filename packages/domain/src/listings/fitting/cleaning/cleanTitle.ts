import type { RuleSet } from '../../../marketplaces/index.js';
import { applyFixes } from '../../applyFix.js';
import { findFaults, type PlacedFault } from '../../rules/engine/findFaults.js';
import type { MovedText } from '../MovedText.js';
import { normaliseTitle } from './normaliseTitle.js';

/** Rules that later steps answer with more care than a fix does. */
const LATER = /\.title\.(?:length|length_advised|repeated_words|all_caps|missing)$/;
/** Advisory claims that a title which must lose words loses first. */
const FIRST_TO_GO = /\.claims\.(?:superlative|promotional|time_sensitive|guarantee)$/;
/** Each round applies all fixes that do not overlap; the bound only keeps a mistake in a fix from looping. */
const MOST_ROUNDS = 12;

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
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = findFaults({ title: clean }, ruleSet, brand, '')
      .filter((found) => isToGo(found, thorough))
      .flatMap(({ rule, fault: { fix, span, message } }) => {
        const edit = fix?.();
        return edit === undefined ? [] : [{ ...edit, rule, span, message }];
      });
    const { text, applied } = applyFixes(clean, edits);
    const next = applied.length === 0 ? clean : normaliseTitle(text, brand);
    // A title that is nothing but a claim keeps it: an empty title is worse than a finding.
    if (next === '' || next === clean) break;
    for (const { rule, span, message } of applied) {
      if (!rule.includes('.claims.') || span === undefined) continue;
      dropped.push({ text: clean.slice(span.start, span.end), to: 'dropped', reason: message });
    }
    clean = next;
  }
  return { title: clean, dropped };
}

function isToGo({ rule, severity }: PlacedFault, thorough: boolean): boolean {
  if (LATER.test(rule)) return false;
  if (severity === 'error' || rule === 'amazon.title.generic_brand') return true;
  return thorough && FIRST_TO_GO.test(rule);
}

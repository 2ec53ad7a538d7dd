import type { RuleSet } from '../marketplaces/index.js';
import type { Finding } from './Finding.js';
import { lintListing } from './lintListing.js';
import { codePointLength } from './rules/text/codePointLength.js';

export interface CheckedTitle {
  /** Characters, as the marketplace counts them: code points. */
  readonly length: number;
  readonly limit: number;
  readonly findings: readonly Finding[];
}

/** Judges a title by the rules of a marketplace. */
export function checkTitle(title: string, ruleSet: RuleSet, brand?: string): CheckedTitle {
  return {
    length: codePointLength(title),
    limit: ruleSet.limits.titleMax,
    findings: lintListing({ title }, ruleSet, brand === undefined ? {} : { brand }).filter(
      ({ field }) => field === 'title',
    ),
  };
}

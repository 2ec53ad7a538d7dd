import { codePointLength } from '../listings/index.js';
import { productClassFor, ruleSetFor, type Marketplace } from '../marketplaces/index.js';
import type { LongTitle, NamedListing } from './ActionFacts.js';

/** A title with the data that its length limit depends on. */
export interface JudgedTitle extends NamedListing {
  readonly title: string;
  readonly marketplace: Marketplace;
  readonly marketplaceId: string;
  readonly category: string;
}

/**
 * The titles that are longer than the rules of `today` (`YYYY-MM-DD`) allow, regardless of their review when they were
 * written; the longest excess first.
 */
export function longTitlesOf(titles: readonly JudgedTitle[], today: string): readonly LongTitle[] {
  return titles
    .map(({ id, productName, title, category, ...store }) => {
      const { limits } = ruleSetFor({ ...store, productClass: productClassFor(category), on: today });
      return { id, productName, length: codePointLength(title), allowed: limits.titleMax };
    })
    .filter(({ length, allowed }) => length > allowed)
    .toSorted((a, b) => b.length - b.allowed - (a.length - a.allowed));
}

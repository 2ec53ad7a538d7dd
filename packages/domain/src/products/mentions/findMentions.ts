import { findCompatibility } from './findCompatibility.js';
import { findNumbers } from './findNumbers.js';
import { findOrigins } from './findOrigins.js';
import { findTerms } from './findTerms.js';
import { findWarranties } from './findWarranties.js';
import type { Mention } from './Mention.js';
import { wordsOf } from './wordsOf.js';

/**
 * Every passage of a text that states a checkable fact, in reading order. Where a longer statement contains another of
 * the same kind only the longer one is told.
 */
export function findMentions(text: string): readonly Mention[] {
  if (text === '') return [];
  const words = wordsOf(text);
  const found = [
    ...findNumbers(text, words),
    ...findTerms(text, words),
    ...findCompatibility(text),
    ...findOrigins(text),
    ...findWarranties(text),
  ];
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Mention[] = [];
  for (const mention of found) {
    const covered = kept.some(
      (earlier) => earlier.kind === mention.kind && earlier.start <= mention.start && mention.end <= earlier.end,
    );
    if (!covered) kept.push(mention);
  }
  return kept;
}

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
  // At one place the material comes before the colour of the same name.
  found.sort(
    (one, other) =>
      one.start - other.start ||
      other.end - one.end ||
      (one.kind === 'colour' ? 1 : 0) - (other.kind === 'colour' ? 1 : 0),
  );
  const kept: Mention[] = [];
  for (const mention of found) {
    const covered = kept.some((earlier) => hides(earlier, mention));
    if (!covered) kept.push(mention);
  }
  return kept;
}

/** "Rust-proof" names no colour, and "copper" as a material is not also one. A number inside a warranty still counts. */
function hides(earlier: Mention, mention: Mention): boolean {
  if (earlier.start > mention.start || mention.end > earlier.end) return false;
  return (
    earlier.kind === mention.kind ||
    (mention.kind === 'colour' && ['material', 'benefit', 'certification'].includes(earlier.kind))
  );
}

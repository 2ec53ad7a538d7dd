import { KINDS, stemOf, stemsOf } from '../../../../products/index.js';
import { lazily } from '../../../../shared/index.js';
import type { Unit } from '../../plan/Unit.js';

/** The stems that name a product by themselves: who types "lamp" or "crate" does not look for what is used with one. */
export const otherProducts = lazily<ReadonlySet<string>>(
  () =>
    new Set(
      KINDS.flatMap(({ name, synonyms }) => [name, ...synonyms])
        .filter((word) => !word.includes(' '))
        .map(stemOf),
    ),
);

/** "Dusty blue on both sides". */
const LONGEST_COLOUR = 6;

/** Colours that the notes name, but not as the product's: "white lets more light through than dark colours". */
export function coloursElsewhere(units: readonly Unit[]): ReadonlySet<string> {
  const elsewhere = new Set<string>();
  const own = new Set<string>();
  for (const { statement, property } of units)
    for (const { lexicon, first, next } of statement.terms)
      if (lexicon === 'colour')
        for (const { lower } of statement.tokens.slice(first, next))
          (property === 'colour' && statement.tokens.length <= LONGEST_COLOUR ? own : elsewhere).add(lower);
  return new Set([...elsewhere].filter((word) => !stemsOf(word).some((stem) => own.has(stem)) && !own.has(word)));
}

import type { InputStatement } from '../../../products/index.js';
import type { GivenTerm } from '../Evidence.js';

/** How the input writes the parts that its terms are of. */
export function partNamesOf(
  terms: readonly GivenTerm[],
  carried: readonly InputStatement[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { term } of terms) {
    if (term.part === '') continue;
    const found = carried.find(({ statement }) => statement.stems.includes(term.part))?.statement;
    const word = found?.tokens[found.stems.indexOf(term.part)]?.lower;
    if (word !== undefined) names.set(term.part, word);
  }
  return names;
}

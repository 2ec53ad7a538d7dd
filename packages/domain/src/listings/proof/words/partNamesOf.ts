import type { InputStatement } from '../../../products/index.js';
import type { GivenTerm } from '../Evidence.js';

/** How the input writes the parts that its terms are of. */
export function partNamesOf(
  terms: readonly GivenTerm[],
  carried: readonly InputStatement[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const part of new Set(terms.map(({ term }) => term.part))) {
    const found = carried.find(({ statement }) => statement.stems.includes(part))?.statement;
    const word = found?.tokens[found.stems.indexOf(part)]?.lower;
    if (part !== '' && word !== undefined) names.set(part, word);
  }
  return names;
}

import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { isGrammarWord } from './isGrammarWord.js';

const MACHINES = ['dishwasher', 'machin', 'machine'];
const WIPED = ['wipe', 'spot', 'sponge'];
const WASHING: ReadonlySet<string> = new Set(['wash', 'hand', 'safe', 'put', 'go', 'clean', ...MACHINES]);

/**
 * A statement that keeps a thing out of the dishwasher or the washing machine where the facts have that very thing washed by
 * hand, or only wiped: "the lid is not dishwasher safe" of "bowl and basket dishwasher safe, wash the lid by hand". Of the bowl
 * that does not follow.
 */
export function isWashedByHand({ stems, tokens, negated }: Statement, { clauses }: Evidence): boolean {
  const at = stems.findIndex((stem) => MACHINES.includes(stem));
  if (at === -1 || negated[at] !== true) return false;
  const named = stems.filter(
    (stem, place) => tokens[place]?.kind === 'word' && !WASHING.has(stem) && !isGrammarWord(stem),
  );
  return clauses.some(
    (clause) =>
      ((clause.has('hand') && ['wash', ...WIPED].some((stem) => clause.has(stem))) ||
        ((clause.has('only') || clause.has('must')) && WIPED.some((stem) => clause.has(stem)))) &&
      !MACHINES.some((stem) => clause.has(stem)) &&
      named.some((stem) => clause.has(stem)),
  );
}

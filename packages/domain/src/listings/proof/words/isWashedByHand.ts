import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { isGrammarWord } from './isGrammarWord.js';

const DISHWASHER = 'dishwasher';
const WASHING: ReadonlySet<string> = new Set(['wash', 'hand', 'safe', DISHWASHER]);

/**
 * A statement that keeps a thing out of the dishwasher where the facts have that very thing washed by hand: "the lid is not
 * dishwasher safe" of "bowl and basket dishwasher safe, wash the lid by hand". Of the bowl that does not follow.
 */
export function isWashedByHand({ stems, tokens, negated }: Statement, { clauses }: Evidence): boolean {
  const at = stems.indexOf(DISHWASHER);
  if (at === -1 || negated[at] !== true) return false;
  const named = stems.filter(
    (stem, place) => tokens[place]?.kind === 'word' && !WASHING.has(stem) && !isGrammarWord(stem),
  );
  return clauses.some(
    (clause) =>
      clause.has('wash') && clause.has('hand') && !clause.has(DISHWASHER) && named.some((stem) => clause.has(stem)),
  );
}

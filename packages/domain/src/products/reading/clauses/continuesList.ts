import { wordSet } from '../../../shared/index.js';
import type { Token } from '../tokens/Token.js';
import { BASE_VERBS, baseOfThirdPerson, NOUN_LIKE } from '../words/verbs.js';
import { lowerAt } from '../tokens/lowerAt.js';

const FORBIDS = /^(?:do not|don't \p{L}+|never \p{L}+)$/u;
/** "Do not bleach, wash cold": behind the comma another order begins. */
const isOrder = (tokens: readonly Token[], at: number): boolean => {
  const { lower = '', kind } = tokens[at] ?? {};
  return (
    kind !== 'word' || BASE_VERBS.has(lower) || /^(?:but|only|it|they|please|always|instead|hand|machine)$/u.test(lower)
  );
};

/** Tokens of an entry of a list that is denied as one. */
const LONGEST_ENTRY = 12;

/** In "no gluten, soy or dairy" the list goes on behind the comma. */
export function continuesList(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false;
  // "Do not put in pearl, opal, coated sunglasses": an order forbids all that it lists.
  if (FORBIDS.test(`${tokens[0]?.lower ?? ''} ${tokens[1]?.lower ?? ''}`) && !isOrder(tokens, at + 1)) return true;
  // "Not for photos on thermal paper, pouches above 125 micron or A3": what opens so denies up to its last entry.
  const isOpening =
    tokens[0]?.lower === 'not' &&
    tokens[1]?.lower === 'for' &&
    // "…, flies in light wind or strong wind" says what it does.
    !doesSomething(tokens, at + 1);
  for (let next = at + 1; next < Math.min(tokens.length, at + (isOpening ? LONGEST_ENTRY : 5)); next += 1) {
    // "Not for broken skin, leave on for 10 minutes, use once or twice": what is denied ends where an order begins.
    if (isOpening && startsOrder(tokens, next)) return false;
    if ((isOpening && next > at + 4 ? /^(?:or|nor)$/u : /^(?:or|and|nor)$/u).test(tokens[next]?.lower ?? ''))
      return true;
  }
  return false;
}

/** "Flies in light wind"; "pools" before a comma and the "parts" of "car parts" are things. */
const doesSomething = (tokens: readonly Token[], at: number): boolean => {
  const lower = lowerAt(tokens, at);
  const next = tokens[at + 1];
  return (
    baseOfThirdPerson(lower) !== undefined &&
    !NOUN_LIKE.has(lower) &&
    next?.kind !== 'sign' &&
    !/^(?:or|nor|and)$/u.test(next?.lower ?? 'or')
  );
};

/** Behind a comma: "leave on", "use once", "keep it". */
const startsOrder = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === ',' &&
  BASE_VERBS.has(lowerAt(tokens, at)) &&
  (tokens[at + 1]?.kind === 'number' || ORDERED_ON.has(lowerAt(tokens, at + 1)));

/** What follows the verb of an order, and no noun that looks like it. */
const ORDERED_ON = wordSet(
  'it|them|the|a|an|your|on|off|out|up|in|once|twice|daily|only|before|after|with|within|under|below|every|each|away|dry|cool|cold|flat|from|for',
);

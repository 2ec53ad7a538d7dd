import { lazily, wordSet } from '../../shared/index.js';
import { NEUTRAL_WORDS } from '../knowledge/neutralWords.js';
import type { Token } from '../reading/tokens/Token.js';
import { stemOf } from '../reading/tokens/stemOf.js';
import { BASE_VERBS } from '../reading/words/verbs.js';
import { LEXICON_WORDS } from '../reading/words/lexicon.js';
import { KINDS } from './kindRegistry.js';
import { isAccessory, isOfDepartment, isSet, opensPhrase } from './tailOf.js';

/** Tokens behind a known noun that go on to another one, and whether that is a thing of another department. */
export interface LaterNoun {
  readonly count: number;
  readonly isOther: boolean;
}

const NONE: LaterNoun = { count: 0, isOther: false };

/** More words than this behind the noun are a list of words to be found by, not one noun phrase; so are more in all. */
const MOST = 5;
const MOST_IN_ALL = 7;

/** Whom it is for: "shirt men mandarin collar" goes on with a description, not with another noun. */
const WEARERS = wordSet('men|mens|women|womens|man|woman|kids|boys|girls|ladies|unisex|baby|toddler|adult|adults');

/** Nouns of many trades: behind another noun they are the thing. */
const THINGS = wordSet(
  'box|tool|bit|auger|mask|shade|planter|bowl|basket|net|trap|brush|sponge|cloth|tape|label|sticker|valve|gauge|sensor|house|gate|bin|caddy|hammock|perch|mat|pad|rug|bag|liner',
);

/**
 * "Roof rack kayak J-bar pair", "aquarium algae magnet scraper floating", "burr spice + salt mill pair": a known noun that
 * other nouns follow without a preposition names not the thing but what it is for, or one of two things. `searched` are the
 * stems of the last words of the phrases that buyers search for.
 */
export function laterNoun(
  tokens: readonly Token[],
  first: number,
  next: number,
  category: string,
  searched: ReadonlySet<string>,
): LaterNoun {
  const toSearched = countToSearched(tokens, first, next, searched);
  if (toSearched > 0) return { count: toSearched, isOther: true };
  // "Under desk footrest": where it stands is not what it is.
  if (first === 1 && PLACE.test(tokens[0]?.lower ?? '') && isInPhrase(tokens, next) && isNoun(tokens[next]))
    return { count: 1, isOther: true };
  const isSecond = isPlus(tokens, first - 1);
  const joins = isPlus(tokens, next);
  let end = joins ? next + 1 : next;
  while (end < tokens.length && end - next <= MOST && isInPhrase(tokens, end)) end += 1;
  // "Floating", "stainless": what only describes closes no name.
  while (end > next && !isNoun(tokens[end - 1])) end -= 1;
  if (end <= next || end - next > MOST) return isSecond ? { count: 0, isOther: next - first === 1 } : NONE;
  const words = tokens.slice(joins ? next + 1 : next, end);
  if (words.some(({ lower }) => WEARERS.has(lower))) return NONE;
  const head = isSet(tokens[end - 1]) ? tokens[end - 2] : tokens[end - 1];
  const isOther = next - first === 1 && !isOfDepartment(head?.lower ?? '', category);
  const isShort = tokens.slice(0, end).filter(({ kind }) => kind === 'word').length <= MOST_IN_ALL;
  if (joins || isSecond) return isShort ? { count: end - next, isOther } : NONE;
  // "Cargo bike pannier", "stroller footmuff": one more noun, which no word of ours is.
  if (words.length === 1 && isShort && end === next + 1 && isUnknown(words[0], tokens[end]))
    return { count: 1, isOther: true };
  const isThing =
    isSet(tokens[end - 1]) ||
    isAccessory(head?.lower ?? '') ||
    THINGS.has((head?.lower ?? '').replace(/s$/u, '')) ||
    // "Remote control off-road car".
    (isOfDepartment(head?.lower ?? '', category) && words.some(({ text }) => text === '-'));
  return isThing && words.length >= 2 && isShort && !words.some(({ lower }) => LEXICON_WORDS.has(lower))
    ? { count: end - next, isOther: true }
    : NONE;
}

const PLACE = /^(?:under|over|above|below|behind|beside|on|at)$/u;

/**
 * "Heated eyelash curler" where buyers search for "lash curler", "table tennis net" where they search for that: how many tokens
 * lead from one known word, for which none searches, to the noun that they search.
 */
function countToSearched(tokens: readonly Token[], first: number, next: number, searched: ReadonlySet<string>): number {
  const known = tokens[first]?.lower ?? '';
  // A clothesline is a "washing line".
  if (next - first !== 1 || searched.has(stemOf(known)) || [...searched].some((noun) => known.endsWith(noun))) return 0;
  for (let at = next; at < next + MOST_TO_SEARCHED && at < tokens.length && isInPhrase(tokens, at); at += 1)
    if (searched.has(stemOf(tokens[at]?.lower ?? ''))) return at + 1 - next;
  return 0;
}
const MOST_TO_SEARCHED = 3;

/** A word that nothing here knows closes the name: neither a quality nor a colour, nor the name of a figure or a series. */
const isUnknown = (token: Token | undefined, after: Token | undefined): boolean =>
  token !== undefined &&
  token.text.length > 4 &&
  (after === undefined || after.text === ',' || opensPhrase(after)) &&
  /^\p{L}\p{Ll}+$/u.test(token.text) &&
  !/(?:ic|ive|ous|ful|ish|ese|ian|ly|ing|ed|able|ible|less|proof|free|y)$/u.test(token.lower) &&
  !DESCRIBING.has(token.lower) &&
  !knownWords().has(token.lower);

/** Words that describe the noun before them: "dog bed large". */
const DESCRIBING = wordSet(
  'large|small|medium|major|jumbo|petite|junior|senior|preschool|toddler|business|seater|staple|source',
);

const knownWords = lazily<ReadonlySet<string>>(
  () =>
    new Set(
      [
        ...NEUTRAL_WORDS,
        ...BASE_VERBS,
        ...KINDS.flatMap(({ name, synonyms, parts, neutral, searchTerms }) => [
          name,
          ...synonyms,
          ...parts,
          ...neutral,
          ...searchTerms,
        ]),
      ].flatMap((phrase) => phrase.toLowerCase().split(/[^\p{L}]+/u)),
    ),
);

/** A sign that adds one thing to another: "spice + salt mill", "oat and grain flaker". */
const isPlus = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\+|&|and)$/u.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word';

const isInPhrase = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  // "Liner bags set of 4" ends with the set.
  return (
    (token?.kind === 'word' && !opensPhrase(token) && token.lower !== 'of') || (token?.text === '-' && token.glued)
  );
};

const isNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !LEXICON_WORDS.has(token.lower) && !/(?:ing|ed|able|ible|less|proof)$/u.test(token.lower);

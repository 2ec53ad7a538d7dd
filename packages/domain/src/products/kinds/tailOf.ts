import { wordSet, isHeadNoun, lazily } from '../../shared/index.js';
import { stemOf } from '../reading/tokens/stemOf.js';
import type { Token } from '../reading/tokens/Token.js';
import { LEXICON_WORDS } from '../reading/words/lexicon.js';
import { KINDS } from './kindRegistry.js';
import { lowerAt } from '../reading/tokens/lowerAt.js';

const OPENS = wordSet(
  'for|with|without|in|by|from|compatible|fits|w|includes?|including|mit|für|ohne|aus|replaces?|not|non|no',
);

/** Whether a word opens a phrase behind the noun: "for", "with". */
export const opensPhrase = ({ lower }: Token): boolean => OPENS.has(lower);

const SETS = /^(?:kit|set|pack|combo|pair|bundle|trio|duo)s?$/u;
/** Nouns that make another thing of the noun before them, where they close the phrase. */
const HEADS =
  /^(?:mill|scraper|creaser|scrubber|splitter|slicer|peeler|crusher|tracker|visor|ramp|squeezer|chopper|shredder|pouch|hanger|catcher|lifter|puller|spreader|roller|strainer|grater|polisher|sprayer|heater|player|machine|pump|filter|holder|stand|rack|cover|case|charger|cable|cleaner|opener|cutter|grinder|maker|dispenser|organi[sz]er|board|lock|rest|light|lamp|mount|tray|sleeve|protector|remover|sharpener|warmer|cooler|feeder|fountain|helmet|drop|tablet|capsule|gummy|gummies|powder|spray|kit|set|pack|combo|bundle)s?$/u;

/** "Cover", "holder", "charger": a thing for another thing. */
export const isAccessory = (word: string): boolean => HEADS.test(word) && !SETS.test(word);

/** The last words of the names of all kinds, and the departments that sell them. */
const departmentsOf = lazily<ReadonlyMap<string, ReadonlySet<string>>>(() => {
  const all = new Map<string, Set<string>>();
  for (const { name, synonyms, category } of KINDS)
    for (const one of [name, ...synonyms]) {
      const head = stemOf(one.split(' ').at(-1) ?? '');
      all.set(head, (all.get(head) ?? new Set()).add(category));
    }
  return all;
});

/** Whether things of a name are sold in a department: a shirt and trousers set is clothing. */
export const isOfDepartment = (head: string, category: string): boolean =>
  departmentsOf().get(stemOf(head))?.has(category) === true;

/** Parts that are sold alone too. */
const SPARE =
  /^(?:strap|cord|wick|blade|lid|bracket|hinge|hook|shade|seat|cushion|pole|peg|arm|saucer|rod|stand|grip|bag)s?$/u;

const isHead = (word: string): boolean =>
  HEADS.test(word) ||
  SPARE.test(word) ||
  (!LEXICON_WORDS.has(word) && isHeadNoun(word) && !/(?:ing|able)$/u.test(word)) ||
  (!LEXICON_WORDS.has(word) && departmentsOf().has(stemOf(word)) && !/(?:ed|ing|able)$/u.test(word));

/** "Not a toy": the name denies it. */
const isDenied = (tokens: readonly Token[], word: string): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === word && /^(?:not|no)$/u.test(lowerAt(tokens, at - (/^an?$/u.test(lowerAt(tokens, at - 1)) ? 2 : 1))),
  );

const MOST_HEADS = 3;
/** What a tool or a garment is for: "marking", "work". */
const WORK = /^(?:work|\p{L}{3,}ing)$/u;

/** How many tokens behind a known name still belong to the noun: "aquarium" + "heater" before a figure, a sign or the end. */
export function tailOf(tokens: readonly Token[], from: number): number {
  const [one, after] = [tokens[from], tokens[from + 1]];
  // "Vitamin D3 drops".
  if (one?.kind === 'code' && after?.kind === 'word' && HEADS.test(after.lower)) return 2;
  // "Sweet paprika powder".
  if (
    one?.kind === 'word' &&
    after?.kind === 'word' &&
    !opensPhrase(one) &&
    HEADS.test(after.lower) &&
    !SETS.test(after.lower) &&
    !LEXICON_WORDS.has(one.lower) &&
    tokens[from + 2]?.kind !== 'word'
  )
    return 2;
  // "Aquarium algae magnet scraper": the last of several nouns is the thing.
  const last = tokens[from + 2];
  if (
    [one, after, last].every((token) => token?.kind === 'word' && !opensPhrase(token)) &&
    isAccessory(last?.lower ?? '') &&
    ![one, after].some((token) => LEXICON_WORDS.has(token?.lower ?? '')) &&
    tokens[from + 3]?.kind !== 'word'
  )
    return 3;
  // "Stroller cup and snack tray": one thing for two uses.
  const joined = joinedTail(tokens, from);
  if (joined > 0) return joined;
  // "Aquarium air stone kit".
  if (
    [one, after, last].every((token) => token?.kind === 'word' && !opensPhrase(token)) &&
    SETS.test(last?.lower ?? '') &&
    !LEXICON_WORDS.has(one?.lower ?? '') &&
    tokens[from + 3]?.kind !== 'word'
  )
    return 3;
  // "Denim work apron", "wheel marking gauge": what the thing is for stands between.
  if (
    from > 0 &&
    one?.kind === 'word' &&
    WORK.test(one.lower) &&
    after?.kind === 'word' &&
    isHead(after.lower) &&
    !isDenied(tokens, after.lower)
  )
    return 2;
  if (one?.kind !== 'word' || !isHead(one.lower) || isDenied(tokens, one.lower)) return 0;
  if (SETS.test(one.lower)) return 1;
  // "Oil filter wrench cup".
  let count = 1;
  while (count < MOST_HEADS && tokens[from + count]?.kind === 'word' && isHead(tokens[from + count]?.lower ?? ''))
    count += 1;
  const end = tokens[from + count];
  // "Label maker Bluetooth": a thing for things is the product, whatever follows.
  // "Fishing rod rest tripod": so it is in front of another noun.
  for (let own = count; from > 0 && own > 0; own -= 1) if (isAccessory(lowerAt(tokens, from + own - 1))) return own;
  return end === undefined || end.kind !== 'word' || opensPhrase(end) || LEXICON_WORDS.has(end.lower) ? count : 0;
}

/** How many tokens make "cup and snack tray" of what follows: a noun, "and", and at most three words up to a thing for things. */
function joinedTail(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind !== 'word' || !/^(?:and|&)$/u.test(tokens[from + 1]?.lower ?? '')) return 0;
  for (let at = from + 2; at < from + 2 + MOST_HEADS; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || opensPhrase(token) || LEXICON_WORDS.has(token.lower)) return 0;
    if (at > from + 2 && isAccessory(token.lower)) return at + 1 - from;
  }
  return 0;
}

/** "Set", "kit": they name no other thing. */
export const isSet = (token: Token | undefined): boolean => SETS.test(token?.lower ?? '');

/** Words before "set" that say how it is sold, not what is in it: "mug gift set". */
const SOLD_AS =
  /^(?:gift|starter|travel|family|value|party|dinner|tea|complete|full|basic|deluxe|combo|mini|storage|large|small)$/u;

/** Whether the tail of a name makes another thing of its noun: an "aquarium air stone kit" is no aquarium, a "mug gift set" are mugs. */
export const isOtherThing = (tail: readonly Token[]): boolean => {
  const last = tail.at(-1);
  return last !== undefined && (!isSet(last) || (tail.length > 2 && !tail.some(({ lower }) => SOLD_AS.test(lower))));
};

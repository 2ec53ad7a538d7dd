import { wordSet } from '../../../shared/index.js';
import { readQuantities } from '../../reading/figures/readQuantities.js';
import { tokenStems } from '../../reading/tokens/phraseIndex.js';
import type { Token } from '../../reading/tokens/Token.js';
import { LEXICON_INDEX } from '../../reading/words/lexicon.js';
import { opensPhrase } from '../tailOf.js';
import { lowerAt } from '../../reading/tokens/lowerAt.js';

/** A word that only describes: "hay feeder wooden", "play tunnel foldable". */
const DESCRIBES = /^(?:wooden|woollen|woolen|golden|\p{L}{3,}(?:able|ible|proof))$/u;

/** Whom it is for, where that closes a name: "resistance belt adult". */
const WEARER = wordSet('adult|adults|kids|men|mens|women|womens|unisex|junior|toddler|ladies');

/** Without a known noun: the words before the first sign, figure or preposition, without those that describe it from behind. */
export function phraseEnd(tokens: readonly Token[]): number {
  let end = wordsEnd(tokens);
  const describes = (word: string): boolean => WEARER.has(word) || (DESCRIBES.test(word) && !NOUNS.has(word));
  while (end > 1 && describes(lowerAt(tokens, end - 1))) end -= 1;
  return end;
}

/** Nouns that look as if they described. */
const NOUNS: ReadonlySet<string> = new Set([
  'cable',
  'table',
  'timetable',
  'vegetable',
  'turntable',
  'collectible',
  'wearable',
  'consumable',
]);

function wordsEnd(tokens: readonly Token[]): number {
  const measures = readQuantities(tokens).filter(({ unit }) => unit !== '' && unit !== 'count');
  const colours = LEXICON_INDEX.find(tokens, tokenStems(tokens)).filter(({ tag }) => tag === 'colour');
  const isColour = (at: number): boolean =>
    colours.some(({ first, next }) => at >= first && at < next) ||
    /^(?:and|dark|light|matte?)$/u.test(tokens[at]?.lower ?? '');
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isSign = token.kind === 'sign' && !/^[-&'’.]$/u.test(token.text);
    if (isSign || (token.text === '-' && !token.glued) || (token.kind === 'word' && opensPhrase(token))) return at;
    // A figure without a noun ends the name, so does that of "water 12 x 330 ml".
    if (token.kind === 'number' && isBare(tokens[at + 1], at)) return at;
    // "Konjac sponge 3 pack", "cherry pitter 6 at once".
    if (token.kind === 'number' && at >= 2 && COUNTED.has(lowerAt(tokens, at + 1))) return at;
    // "Spinning rod 7 ft": a measure ends the noun.
    if (token.kind === 'number' && measures.some(({ start }) => start === token.start)) return at;
    // "Stretch cover sage green": so do the colours that close the name.
    if (colours.some(({ first }) => first === at) && tokens.slice(at).every((_, offset) => isColour(at + offset)))
      return at;
  }
  return tokens.length;
}

const COUNTED = wordSet('pack|packs|pk|pcs|pc|piece|pieces|count|ct|pair|pairs|at');

const isBare = (after: Token | undefined, at: number): boolean =>
  (after?.kind !== 'word' && at >= 2) || after?.lower === 'x';

export const PACK_OR_SET = wordSet('pack|set|box|case|combo');

/** "Steam lid set of 5": the count goes with its "set of". */
export const beforeCount = (tokens: readonly Token[], next: number): number =>
  // "Makeup brush set of 10".
  tokens[next]?.lower === 'of' &&
  tokens[next + 1]?.kind === 'number' &&
  PACK_OR_SET.has(tokens[next - 1]?.lower ?? '') &&
  next > 2
    ? next - 1
    : tokens[next - 1]?.lower === 'of' && tokens[next]?.kind === 'number' && next > 2
      ? next - (PACK_OR_SET.has(tokens[next - 2]?.lower ?? '') ? 2 : 1)
      : next;

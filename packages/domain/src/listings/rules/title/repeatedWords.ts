import type { Span } from '../../Finding.js';
import { holds } from '../engine/BrandName.js';
import { FUNCTION_WORDS } from '../text/functionWords.js';
import type { Token } from '../text/Token.js';
import { isUnit } from '../text/units.js';

/** Colours and materials that brands carry in their names ("Old Navy", "Orange Tree"): in the brand they mean nothing. */
const MEANS_ELSE_IN_BRAND: ReadonlySet<string> = new Set([
  ...['navy', 'orange', 'gold', 'silver', 'rose', 'olive', 'ruby', 'coral', 'black', 'white', 'red', 'blue', 'green'],
  ...[
    'pink',
    'brown',
    'gray',
    'grey',
    'purple',
    'violet',
    'indigo',
    'copper',
    'bronze',
    'ivory',
    'pearl',
    'stone',
    'wood',
  ],
]);

/**
 * The occurrences of words beyond the `limit`-th, in order. Exempt are prepositions, articles and conjunctions, single
 * characters, figures and the units after them; words of the brand count, except colours and materials inside it.
 */
export function repeatedWords(tokens: readonly Token[], brandSpans: readonly Span[], limit: number): readonly Token[] {
  const counts = new Map<string, number>();
  const excess: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (isExempt(token.word, tokens[at - 1]?.word ?? '')) continue;
    if (MEANS_ELSE_IN_BRAND.has(token.word) && holds(brandSpans, token.start, token.end)) {
      continue;
    }
    const count = (counts.get(token.word) ?? 0) + 1;
    counts.set(token.word, count);
    if (count > limit) excess.push(token);
  }
  return excess;
}

function isExempt(word: string, before: string): boolean {
  if (word.length === 1 || FUNCTION_WORDS.has(word)) return true;
  if (/^#?\d/.test(word)) return true;
  return isUnit(word) && /^\d/.test(before);
}

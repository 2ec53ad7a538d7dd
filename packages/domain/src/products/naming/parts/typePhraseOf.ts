import { colourTerms } from '../../lexicons/colourTerms.js';
import { materialTerms } from '../../lexicons/materialTerms.js';
import { singularOf } from '../../mentions/index.js';
import { productNouns } from '../words/productNouns.js';
import { typeModifiers } from '../words/typeModifiers.js';

const BOUNDARY: ReadonlySet<string> = new Set([
  'with',
  'w',
  'for',
  'to',
  'by',
  'in',
  'from',
  'of',
  'on',
  'that',
  'without',
  'featuring',
  'including',
  'w/',
  'a',
  'the',
]);
const COLOURS: ReadonlySet<string> = new Set(colourTerms.flat());
const MATERIALS: ReadonlySet<string> = new Set(materialTerms.flat());
const COLLECTIVE: ReadonlySet<string> = new Set(['set', 'kit', 'pack', 'playset']);
const MAX_WORDS = 6;

/** Where the name of the kind of thing stands among the words of a name: `from` inclusive, `to` exclusive. */
export interface TypePlace {
  readonly from: number;
  readonly to: number;
}

/** Finds the noun phrase that says what a product is, for example "Wooden Train Set" in "Carousel Wooden Train Set". */
export function typePhraseOf(words: readonly string[]): TypePlace | undefined {
  const lower = words.map((word) => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const quotes = quotedAt(words);
  const boundary = lower.findIndex((word, at) => at > 0 && !quotes[at] && BOUNDARY.has(word));
  const head =
    headBefore(lower, quotes, boundary === -1 ? words.length : boundary) ?? headBefore(lower, quotes, words.length);
  if (head === undefined) return undefined;
  let from = head;
  while (from > 0 && head - from < MAX_WORDS - 1 && belongs(words, lower, from - 1)) from -= 1;
  return { from, to: head + 1 };
}

function headBefore(lower: readonly string[], quotes: readonly boolean[], limit: number): number | undefined {
  let head: number | undefined;
  for (let at = 0; at < limit; at += 1) {
    // "5-Pocket" is a property, not a pocket.
    if (quotes[at] || /^\d/u.test(lower[at] ?? '') || !productNouns.has(nounOf(lower[at] ?? ''))) continue;
    // "Train Set Track Carriages Engine": behind a set its content is listed, and the set stays what is sold.
    if (head !== undefined && COLLECTIVE.has(lower[head] ?? '') && !COLLECTIVE.has(lower[at] ?? '')) continue;
    head = at;
  }
  // "Model Railway 'OO' Scale ...": a model at the very start only says that it is one.
  if (head === 0 && lower[0] === 'model' && limit > 1) return undefined;
  return head;
}

/** For each word, whether it stands inside quotation marks. */
function quotedAt(words: readonly string[]): readonly boolean[] {
  const last = words.findLastIndex((word) => /['"]$/u.test(word));
  let open = false;
  return words.map((word, at) => {
    if (/^['"]/u.test(word) && at <= last) open = true;
    const inside = open;
    if (/['"]$/u.test(word) && !/^\p{L}'$/u.test(word)) open = false;
    return inside;
  });
}

function belongs(words: readonly string[], lower: readonly string[], at: number): boolean {
  const word = lower[at] ?? '';
  if (/[,'"/]$/u.test(words[at] ?? '') || /\d/u.test(word) || COLOURS.has(word)) return false;
  // A single capital letter or an acronym is part of a designation.
  return typeModifiers.has(word) || productNouns.has(nounOf(word)) || MATERIALS.has(word) || (word === 'and' && at > 0);
}

function nounOf(word: string): string {
  const last = word.split('-').at(-1) ?? word;
  return singularOf(last);
}

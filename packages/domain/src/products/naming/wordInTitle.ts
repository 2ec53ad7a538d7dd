import { acronyms } from './words/acronyms.js';

const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'over',
  'the',
  'to',
  'with',
  'w',
]);

/**
 * One word as a title writes it. Names keep their capitals ("eLink", "R3064"); with `shouting`, when the whole name is
 * in capitals, only acronyms and codes do.
 */
export function wordInTitle(word: string, shouting = false): string {
  const bare = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (bare === '') return word;
  const lower = bare.toLowerCase();
  if (SMALL.has(lower) && (shouting || bare !== bare.toUpperCase() || bare.length > 2))
    return word.replace(bare, lower);
  if (/\d/u.test(bare)) return word;
  if (shouting && bare === bare.toUpperCase())
    return acronyms.has(bare) ? word : word.replace(bare, capitalised(lower));
  if (bare !== lower) return word;
  return acronyms.has(bare.toUpperCase()) && bare.length > 2 && lower !== 'wifi' && lower !== 'leds'
    ? word.replace(bare, bare.toUpperCase())
    : word.replace(bare, capitalised(bare));
}

function capitalised(word: string): string {
  return word.replaceAll(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

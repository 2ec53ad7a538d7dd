import { articlesOf } from './parts/articlesOf.js';
import { isLooseQuantity } from './parts/quantityOf.js';
import type { ScaleHit } from './parts/scalesOf.js';
import type { NameTails } from './parts/tailsOf.js';
import { typePhraseOf } from './parts/typePhraseOf.js';
import type { TypePlace } from './parts/typePhraseOf.js';
import { acronyms } from './words/acronyms.js';
import { productNouns } from './words/productNouns.js';

const LOOSE_MEASURE =
  /(?<![\p{L}\p{N}])\d+(?:\.\d+)?\s?(?:mm|cm|m|in|ml|l|v|w|mah|gb|amp|volts?)(?![\p{L}\p{N}])(?:\sDC|\sAC)?/giu;
const MAX_WITH_WORDS = 5;

export interface NameHead {
  readonly type: string;
  readonly designation: string;
  readonly after: string;
  readonly withs: readonly string[];
}

/** Reads the part of a name before "with" and "for": the kind of thing and the words that designate this one. */
export function readHead(
  tails: NameTails,
  scales: readonly ScaleHit[],
  ledByBrand: boolean,
  quantity: string,
): NameHead {
  const articles = articlesOf(tails.head.split(' '), ledByBrand);
  const words = withoutScales(tails.head, scales)
    .split(' ')
    .filter((word) => word !== '');
  const place = typePhraseOf(words);
  const counted = place !== undefined && quantity !== '' && !isLooseQuantity(quantity) ? countBefore(words, place) : '';
  const withs = tails.withs.map((text) => shortened(text, place === undefined));
  const behind = place ? undefined : withs.find((part) => part.type !== '');
  const isRest = (word: string): boolean => !articles.includes(word.replaceAll(/[^\p{L}\p{N}-]/gu, ''));
  const before = words.slice(0, place ? place.from - (counted === '' ? 0 : 1) : words.length).filter(isRest);
  const after = place ? words.slice(place.to).filter(isRest) : [];
  return {
    type: place ? `${counted}${typeInProse(words.slice(place.from, place.to))}` : (behind?.type ?? ''),
    designation: tidied([...before, ...after].join(' ').replaceAll(LOOSE_MEASURE, ' ')),
    after: tidied(after.join(' ')),
    withs: withs.map((part) => part.text).filter((text) => text !== ''),
  };
}

function withoutScales(head: string, scales: readonly ScaleHit[]): string {
  let text = head;
  for (const scale of scales) text = text.replace(scale.text, '\u0000').replace(/(?:\s(?:of|in))?\s?\0/u, ' ');
  return text;
}

/** "7 Car Set" is a 7-car set. */
function countBefore(words: readonly string[], place: TypePlace): string {
  const word = words[place.from - 1] ?? '';
  return /^\d{1,2}$/u.test(word) ? `${word}-` : '';
}

/** What stands behind "with", without a kind of thing that only repeats the product at its end. */
function shortened(text: string, typeWanted: boolean): { readonly text: string; readonly type: string } {
  const words = text.split(' ');
  const place = typePhraseOf(words);
  if (typeWanted && place !== undefined && place.from > 0 && place.to === words.length) {
    return { text: words.slice(0, place.from).join(' '), type: typeInProse(words.slice(place.from)) };
  }
  const cut =
    words.length > 2 && /^toys?$/iu.test(words.at(-1) ?? '') && !/^train$/iu.test(words.at(-2) ?? '')
      ? words.slice(0, -1)
      : words;
  if (cut.length <= MAX_WITH_WORDS) return { text: cut.join(' '), type: '' };
  const noun = cut.findIndex((word) => productNouns.has(word.toLowerCase()));
  return { text: cut.slice(0, noun === -1 ? MAX_WITH_WORDS : noun + 1).join(' '), type: '' };
}

function typeInProse(words: readonly string[]): string {
  return words
    .map((word) => (acronyms.has(word.toUpperCase()) && word.length > 1 ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
    .replaceAll(/^['"]+|['",.]+$/gu, '')
    .replaceAll(
      /\b(?:christmas|halloween|easter|xmas)\b/gu,
      (season) => (season[0]?.toUpperCase() ?? '') + season.slice(1),
    );
}

function tidied(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,:;/&+-]+|[\s,:;/&+-]+$/gu, '')
    .trim();
}

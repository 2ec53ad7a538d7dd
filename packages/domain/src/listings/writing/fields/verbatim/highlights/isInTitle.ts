import { NUMBER_WORDS, stemsOf } from '../../../../../products/index.js';

/** "Two rollers" are the "2 rollers" of the title. */
export const keysOf = (text: string): readonly string[] =>
  stemsOf(
    text
      .split(' ')
      .map((word) => String(NUMBER_WORDS.get(word.toLowerCase()) ?? word))
      .join(' '),
  );

const MEASURE =
  /^(?:capac|capacity|litr|litre|liter|l|ml|cm|mm|m|in|inch|long|length|width|wide|height|high|diamet|diameter|size|siz)$/u;

/**
 * Whether the title or another phrase says it: "1.8 litres capacity" behind "1.8 L", "sunshade" behind "sun shade", "hooks included"
 * behind "two metal hooks". `known` are the keys of both.
 */
export function isInTitle(phrase: string, title: string, known: ReadonlySet<string>): boolean {
  const thing = /^(.+) included$/u.exec(phrase)?.[1];
  if (thing !== undefined && keysOf(thing).every((key) => known.has(key))) return true;
  return keysOf(phrase).every((key) => known.has(key) || MEASURE.test(key)) || isJoined(phrase, title);
}

function isJoined(phrase: string, title: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(' ');
  const lower = title.toLowerCase();
  return first.length >= LEAST_JOINED && !lower.includes(first) && lower.replaceAll(/[ -]/gu, '').includes(first);
}
const LEAST_JOINED = 7;

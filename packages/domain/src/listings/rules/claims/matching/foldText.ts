/** A text in plain Latin letters, with the way back to the original. */
export interface FoldedText {
  readonly text: string;
  /** Where the character at a place of the folded text starts in the original. */
  startOf(at: number): number;
  /** Where the character at a place of the folded text ends in the original. */
  endOf(at: number): number;
  /** True when characters were left out that no one sees. */
  readonly hadInvisible: boolean;
}

/** Letters that look like Latin ones: Cyrillic, Greek, and a few Latin ones without a decomposition. */
const LOOK_ALIKES = new Map(
  [
    ...[
      'аa',
      'вb',
      'еe',
      'ёe',
      'ѕs',
      'іi',
      'їi',
      'јj',
      'кk',
      'мm',
      'нh',
      'оo',
      'рp',
      'сc',
      'тt',
      'уy',
      'хx',
      'ԁd',
      'һh',
    ],
    ...[
      'АA',
      'ВB',
      'ЕE',
      'ЁE',
      'Ѕs',
      'ІI',
      'ЈJ',
      'КK',
      'МM',
      'НH',
      'ОO',
      'РP',
      'СC',
      'ТT',
      'УY',
      'ХX',
      'ьb',
      'ԝw',
      'ѵv',
    ],
    ...['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'ωw', 'γy', 'σo'],
    ...['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'],
    ...['ıi', 'łl', 'ŁL', 'øo', 'ØO', 'đd', 'ĐD', 'ɑa', 'ɡg', 'ʟL', 'ɴN', 'ʀR'],
  ].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const INVISIBLE = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufe00-\ufe0f\ufeff]/;
const MARKS = /[\u0300-\u036f]/g;
/** A sign that stands for a letter inside a word, or at its start: fr€e, c@sh, $ale. */
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '!': 'i' };
const SIGN_IN_WORD = /[a-z][@$€!][a-z]|(?<![a-z\d])\$[a-z]{3}/i;

/** True when a text needs no folding: plain ASCII without signs in words. */
const isPlain = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the range is the definition of ASCII
  /^[\x00-\x7f]*$/.test(text) && (!/[@$!]/.test(text) || !SIGN_IN_WORD.test(text));

/**
 * Undoes what hides words from a search: full-width, mathematical and accented letters, letters of other scripts that
 * look like Latin ones, signs for letters, and characters that no one sees (removed, or made a space).
 */
export function foldText(text: string, invisible: '' | ' ' = ''): FoldedText {
  if (isPlain(text)) return { text, startOf: (at) => at, endOf: (at) => at + 1, hadInvisible: false };
  const starts: number[] = [];
  const ends: number[] = [];
  const parts: string[] = [];
  const latin = isMostlyLatin(text);
  let hadInvisible = false;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    let folded: string;
    if (character < '\x80' && !(character in SIGNS)) folded = character;
    else if (INVISIBLE.test(character)) {
      hadInvisible = true;
      folded = invisible;
    } else folded = foldCharacter(character, latin, text.charAt(start - 1), text.charAt(at));
    if (folded === '') continue;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(start);
      ends.push(at);
    }
  }
  return {
    text: parts.join(''),
    startOf: (place) => starts[place] ?? text.length,
    endOf: (place) => ends[place] ?? text.length,
    hadInvisible,
  };
}

function foldCharacter(character: string, latin: boolean, before: string, after: string): string {
  const sign = SIGNS[character];
  if (sign !== undefined) {
    const inWord = isLetter(after) && (isLetter(before) || (character === '$' && !/[\w.]/.test(before)));
    return inWord ? sign : character;
  }
  if (latin) {
    const known = LOOK_ALIKES.get(character);
    if (known !== undefined) return known;
  }
  // Signs of trade stay: as letters they would make other words of those they follow.
  if (character === '™' || character === '℠' || character === '…') return character;
  if (character === 'ß') return 'ss';
  return character.normalize('NFKD').replace(MARKS, '');
}

const isLetter = (character: string): boolean => /^\p{L}/u.test(character);

/** Only among Latin letters is a Cyrillic or Greek one a disguise. */
function isMostlyLatin(text: string): boolean {
  let latin = 0;
  let other = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) latin += 1;
    else if (code >= 0x370 && code <= 0x52f) other += 1;
  }
  return latin >= other;
}

/** A phrase of a word list in the same plain letters. */
export const foldPhrase = (phrase: string): string => foldText(phrase).text;

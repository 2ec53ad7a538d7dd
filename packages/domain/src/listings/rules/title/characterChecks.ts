import { collapseSpaces } from '../text/collapseSpaces.js';
import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import type { TextCheck } from '../engine/Check.js';
import type { FieldText } from '../engine/FieldText.js';
import { EMOJI } from '../text/emoji.js';
import { tidy } from '../text/tidy.js';
import { hasContext, BANNED_CHARACTERS, CONTEXT_CHARACTERS, NON_LANGUAGE, SEPARATORS } from './titleCharacters.js';

/** `_` joins words in file names; without it they must not run together. */
const REPLACED_BY_SPACE = /[_{}|＿｛｝]/;

const LETTERS: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', æ: 'ae', Š: 'S', š: 's', Œ: 'OE', œ: 'oe', Ÿ: 'Y', Ž: 'Z', ž: 'z' },
};

interface Offence {
  readonly start: number;
  readonly end: number;
}

const offences = (
  text: FieldText,
  pattern: RegExp,
  isFine: (at: number) => boolean = () => false,
): readonly Offence[] =>
  // Most texts have none, and "matchAll" copies the expression first.
  text.text.search(pattern) === -1
    ? []
    : Array.from(text.text.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })).filter(({ start, end }) => !text.isBrand(start, end) && !isFine(start));

const MOST_SHOWN = 8;

/** One finding for all characters of a kind: a title with five stars has one fault, not five. */
function report(
  text: FieldText,
  found: readonly Offence[],
  sentence: (characters: string) => string,
): ReturnType<TextCheck> {
  const [first] = found;
  if (first === undefined) return undefined;
  const characters = [...new Set(found.map(({ start, end }) => text.text.slice(start, end)))];
  const shown = quoted(characters.slice(0, MOST_SHOWN).join(' '));
  return {
    message: sentence(shown),
    span: first,
    fix: () => editBetween(`Remove ${shown}`, text.text, tidy(replaced(text.text, found))),
  };
}

function replaced(text: string, found: readonly Offence[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of found) {
    const characters = text.slice(start, end);
    result += text.slice(from, start) + (LETTERS[characters] ?? (REPLACED_BY_SPACE.test(characters) ? ' ' : ''));
    from = end;
  }
  return result + text.slice(from);
}

const where = (text: FieldText): string => (text.field === 'title' ? 'the title' : 'item highlights');

export const bannedCharacters: TextCheck = (text) =>
  report(text, offences(text, BANNED_CHARACTERS), (c) => `Amazon does not allow ${c} in ${where(text)}. Remove it.`);

export const contextCharacters: TextCheck = (text) =>
  report(
    text,
    offences(text, CONTEXT_CHARACTERS, (at) => hasContext(text.text, at)),
    (c) => `${c} may only mark an identifier (Style #4301) or a measure (<10 lb) in ${where(text)}. Remove it.`,
  );

export const nonLanguage: TextCheck = (text) =>
  text.ascii
    ? undefined
    : report(
        text,
        offences(text, NON_LANGUAGE),
        (c) => `Special characters such as ${c} are not allowed in ${where(text)}. Remove them.`,
      );

export const emoji: TextCheck = (text) =>
  text.ascii
    ? undefined
    : report(
        text,
        offences(text, EMOJI),
        (c) => `Emoji and symbols (${c}) are not allowed in ${where(text)}. Remove them.`,
      );

export const separators: TextCheck = (text) => {
  const found = offences(text, SEPARATORS);
  const [first] = found;
  if (first === undefined) return undefined;
  return {
    message: `"${text.text.slice(first.start, first.end)}" is decoration. Separate the parts of the title with commas.`,
    span: first,
    fix: () => editBetween('Use commas', text.text, tidy(withCommas(text.text))),
  };
};

const withCommas = (text: string): string =>
  collapseSpaces(text)
    .replace(/\s?(?:[|\\=;•·●▪►»«]|(?<=\s)[–—](?=\s))+\s?/g, ', ')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')');

/** Highlights keep the character rules of the title; one rule stands for all of them. */
export const highlightCharacters: TextCheck = (text, context) => {
  for (const check of [bannedCharacters, contextCharacters, nonLanguage, emoji]) {
    const fault = check(text, context);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

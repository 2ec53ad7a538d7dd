import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { tidy } from '../text/tidy.js';
import type { Token } from '../text/Token.js';
import type { TextCheck } from '../engine/Check.js';
import { countOf } from '../../../shared/index.js';
import { removePhrase } from '../text/removal/removePhrase.js';
import { LONG_UNITS } from '../text/units.js';
import { isShouting } from './isShouting.js';
import { repeatedWords } from './repeatedWords.js';
import { titleCase } from './titleCase.js';

export const repeated: TextCheck = (text, { limits }) => {
  const limit = limits.titleWordRepeats ?? 2;
  const excess = repeatedWords(text.tokens, text.brand.spansIn(text.text), limit);
  const places = new Map<string, Token[]>();
  for (const token of excess) {
    const known = places.get(token.word);
    if (known === undefined) places.set(token.word, [token]);
    else known.push(token);
  }
  return Array.from(places, ([word, tokens]) => {
    const [first] = tokens as [Token];
    return {
      message: `"${quoted(word)}" is in the title ${countOf(limit + tokens.length, 'time')}; the limit is ${limit}. Remove ${tokens.length}.`,
      span: { start: first.start, end: first.end },
      fix: () => editBetween(`Remove the repeated "${quoted(word)}"`, text.text, tidy(without(text.text, tokens))),
    };
  });
};

function without(text: string, tokens: readonly Token[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of tokens) {
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join(' ');
}

export const allCaps: TextCheck = (text) =>
  isShouting(text.text, text.brand)
    ? {
        message: 'The title is written in capital letters. Use Title Case.',
        fix: () => editBetween('Use Title Case', text.text, titleCase(text.text, text.brand.name)),
      }
    : undefined;

const isAllLower = (text: string): boolean => /\p{Ll}{2}\P{L}+\p{Ll}{2}/u.test(text) && !/\p{Lu}/u.test(text);

export const allLower: TextCheck = (text) =>
  isAllLower(text.text)
    ? {
        message: 'The title is written in small letters. Use Title Case.',
        fix: () => editBetween('Use Title Case', text.text, titleCase(text.text, text.brand.name)),
      }
    : undefined;

export const titleCased: TextCheck = (text) => {
  if (isAllLower(text.text) || isShouting(text.text, text.brand)) return undefined;
  const replacement = titleCase(text.text, text.brand.name);
  if (replacement === text.text) return undefined;
  let start = 0;
  while (text.text[start] === replacement[start]) start += 1;
  const token = text.tokens.find(({ end }) => end > start);
  return {
    message: 'Amazon asks for Title Case: capitals for each word but small in, on, with, and, or, for, the, a.',
    ...(token === undefined ? {} : { span: { start: token.start, end: token.end } }),
    fix: () => editBetween('Use Title Case', text.text, replacement),
  };
};

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const COUNTED = new Set([
  'pack',
  'packs',
  'piece',
  'pieces',
  'set',
  'sets',
  'pair',
  'pairs',
  'count',
  'pcs',
  'bottles',
  'rolls',
]);

export const numerals: TextCheck = (text) => {
  for (let at = 0; at < text.tokens.length - 1; at += 1) {
    const token = text.tokens[at];
    const next = text.tokens[at + 1];
    if (token === undefined || next === undefined) continue;
    const value = NUMBER_WORDS.indexOf(token.word) + 1;
    if (value === 0 || !COUNTED.has(next.word)) continue;
    return {
      message: `Write numbers in a title as numerals: ${value} instead of "${token.word}".`,
      span: { start: token.start, end: token.end },
      fix: () => ({ label: `Write ${value}`, start: token.start, end: token.end, insert: String(value) }),
    };
  }
  return undefined;
};

export const measures: TextCheck = (text) => {
  for (let at = 1; at < text.tokens.length; at += 1) {
    const token = text.tokens[at];
    const short = token === undefined ? undefined : LONG_UNITS.get(token.word);
    if (token === undefined || short === undefined || !/^\d/.test(text.tokens[at - 1]?.word ?? '')) continue;
    return {
      message: `Abbreviate measures in a title: ${short} instead of "${text.text.slice(token.start, token.end)}".`,
      span: { start: token.start, end: token.end },
      fix: () => ({ label: `Write ${short}`, start: token.start, end: token.end, insert: short }),
    };
  }
  return undefined;
};

export const brandFirst: TextCheck = (text) => {
  const { name } = text.brand;
  if (name === '' || name.toLowerCase() === 'generic' || text.text.trim() === '') return undefined;
  const [first] = text.brand.spansIn(text.text);
  if (first?.start === 0) return undefined;
  return first === undefined
    ? { message: `Start the title with the brand, "${name}".` }
    : { message: `Move the brand, "${name}", to the start of the title.`, span: first };
};

export const genericBrand: TextCheck = (text) => {
  const [first] = text.tokens;
  if (first?.word !== 'generic') return undefined;
  return {
    message: '"Generic" belongs in the Brand field, not in the title. Remove it.',
    span: { start: first.start, end: first.end },
    fix: () => removalOf('Remove "Generic"', text.text, first.start, first.end, removePhrase),
  };
};

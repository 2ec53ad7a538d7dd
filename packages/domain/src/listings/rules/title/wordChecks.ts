import type { TextCheck } from '../engine/Check.js';
import { figures } from '../text/figures.js';
import { removePhrase } from '../text/removePhrase.js';
import { LONG_UNITS } from '../text/units.js';
import { isShouting } from './isShouting.js';
import { repeatedWords } from './repeatedWords.js';
import { titleCase } from './titleCase.js';

export const repeated: TextCheck = (text, { limits }) => {
  const limit = limits.titleWordRepeats ?? 2;
  const excess = repeatedWords(text.tokens, text.brand.spansIn(text.text), limit);
  const words = [...new Set(excess.map(({ word }) => word))];
  return words.map((word) => {
    const places = excess.filter((token) => token.word === word);
    const [first] = places as [(typeof places)[number]];
    const without = places.reduceRight((rest, token) => removePhrase(rest, token.start, token.end), text.text);
    return {
      message: `"${word}" stands in the title ${figures(limit + places.length, 'time')}; ${limit} is the most. Remove ${places.length}.`,
      span: { start: first.start, end: first.end },
      fix: { label: `Remove the repeated "${word}"`, replacement: without },
    };
  });
};

export const allCaps: TextCheck = (text) =>
  isShouting(text.text, text.brand)
    ? {
        message: 'The title is written in capital letters. Use Title Case.',
        fix: { label: 'Use Title Case', replacement: titleCase(text.text, text.brand.name) },
      }
    : undefined;

const isAllLower = (text: string): boolean => /\p{Ll}{2,}\P{L}+\p{Ll}{2,}/u.test(text) && !/\p{Lu}/u.test(text);

export const allLower: TextCheck = (text) =>
  isAllLower(text.text)
    ? {
        message: 'The title is written in small letters. Use Title Case.',
        fix: { label: 'Use Title Case', replacement: titleCase(text.text, text.brand.name) },
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
    fix: { label: 'Use Title Case', replacement },
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
    const replacement = `${text.text.slice(0, token.start)}${value}${text.text.slice(token.end)}`;
    return {
      message: `Write numbers in a title as numerals: ${value} instead of "${token.word}".`,
      span: { start: token.start, end: token.end },
      fix: { label: `Write ${value}`, replacement },
    };
  }
  return undefined;
};

export const measures: TextCheck = (text) => {
  for (let at = 1; at < text.tokens.length; at += 1) {
    const token = text.tokens[at];
    const short = token === undefined ? undefined : LONG_UNITS.get(token.word);
    if (token === undefined || short === undefined || !/^\d/.test(text.tokens[at - 1]?.word ?? '')) continue;
    const replacement = `${text.text.slice(0, token.start)}${short}${text.text.slice(token.end)}`;
    return {
      message: `Abbreviate measures in a title: ${short} instead of "${text.text.slice(token.start, token.end)}".`,
      span: { start: token.start, end: token.end },
      fix: { label: `Write ${short}`, replacement },
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
    fix: { label: 'Remove "Generic"', replacement: removePhrase(text.text, first.start, first.end) },
  };
};

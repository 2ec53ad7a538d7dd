import { describe, expect, test } from '@jest/globals';
import { codePointLength } from './codePointLength.js';
import { cutAtWord } from './cutAtWord.js';
import { removeStatement } from './removal/removeStatement.js';
import { tidy } from './tidy.js';
import { tokenise } from './tokenise.js';
import { utf8Length } from './utf8Length.js';
import { foldPlural } from '../../../shared/index.js';

test('lengths count code points and UTF-8 bytes', () => {
  expect(codePointLength('aé漢😀')).toBe(4);
  expect(utf8Length('aé漢😀')).toBe(1 + 2 + 3 + 4);
  expect(utf8Length('\ud800')).toBe(3);
});

test.each([
  ["Men's 18/8 Steel, 99.9% #1 – Café", ["men's", '18', '8', 'steel', '99.9%', '#1', 'café']],
  ['1,000.5 ml', ['1,000.5', 'ml']],
  ['T-Shirt 😀 ok', ['t', 'shirt', 'ok']],
  ['women’s', ["women's"]],
  ['日本語 テスト', ['日本語', 'テスト']],
])('tokenise %s', (text, words) => {
  const tokens = tokenise(text);
  expect(tokens.map(({ word }) => word)).toEqual(words);
  for (const { start, end, word } of tokens) expect(text.slice(start, end).toLowerCase().replace('’', "'")).toBe(word);
});

test.each([
  ['bottles', 'bottle'],
  ['batteries', 'battery'],
  ['brushes', 'brush'],
  ['glass', 'glass'],
  ["women's", 'women'],
  ['bus', 'bus'],
])('foldPlural %s → %s', (word, folded) => {
  expect(foldPlural(word)).toBe(folded);
});

test.each([
  ['Bottle with and', 'Bottle'],
  ['Bottle , , Blue ,', 'Bottle, Blue'],
  ['Bottle ( ) Blue', 'Bottle Blue'],
  [', Bottle', 'Bottle'],
  ['Vitamin A', 'Vitamin A'],
  ['Panel 10 in', 'Panel 10 in'],
  ['Shirt - Pack of 2 -, Quick Dry', 'Shirt - Pack of 2, Quick Dry'],
])('tidy %s → %s', (text, expected) => {
  expect(tidy(text)).toBe(expected);
});

describe('removeStatement', () => {
  const remove = (text: string, phrase: string): string => {
    const start = text.indexOf(phrase);
    return removeStatement(text, start, start + phrase.length);
  };

  test.each([
    ['An eco-friendly bottle for the trail', 'eco-friendly', 'A bottle for the trail'],
    ['Soft, eco-friendly, and light', 'eco-friendly', 'Soft, and light'],
    ['Keeps cold. It is eco-friendly. Fits bags', 'eco-friendly', 'Keeps cold. Fits bags'],
    ['The towel is antibacterial and soft', 'antibacterial', ''],
    ['Buy now', 'Buy now', ''],
    ['Moisture wicking and antibacterial fabric', 'antibacterial', 'Moisture wicking fabric'],
    ['Sheepskin and antibacterial lining', 'antibacterial', 'Sheepskin and lining'],
    ['QUALITY - The silver is antibacterial', 'antibacterial', ''],
  ])('%s without "%s"', (text, phrase, expected) => {
    expect(remove(text, phrase)).toBe(expected);
  });
});

test('cutAtWord prefers the end of a sentence and never leaves a connector', () => {
  expect(cutAtWord('Keeps drinks cold all day. It also fits cup holders', 30)).toBe('Keeps drinks cold all day.');
  expect(cutAtWord('Bottle with lid and straw for kids', 16)).toBe('Bottle with lid');
  expect(cutAtWord('short', 30)).toBe('short');
});

import { expect, it } from '@jest/globals';
import { tokenise } from '../tokens/tokenise.js';
import { spelledNumber } from './spelledNumber.js';

it.each([
  ['seven', 7],
  ['forty-five', 45],
  ['three dozen', 36],
  ['two hundred', 200],
  ['two-hundred', 200],
  ['two hundred and fifty', 250],
  ['one thousand four hundred', 1400],
  ['two thousand and six', 2006],
  ['two hundred thousand', 200_000],
  ['one hundred and twenty-five thousand', 125_000],
  ['one million two hundred thousand', 1_200_000],
])('%s is %d', (words, value) => {
  const tokens = tokenise(`${words} sheets`);
  expect(spelledNumber(tokens, 0)).toEqual({ value, next: tokens.length - 1 });
});

it('two numbers that follow each other are two', () => {
  expect(spelledNumber(tokenise('one hundred and two hundred'), 0)?.value).toBe(100);
});

it('what is no number is none', () => {
  expect(spelledNumber(tokenise('sheets'), 0)).toBeUndefined();
});

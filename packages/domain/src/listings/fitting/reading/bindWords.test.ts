import { expect, test } from '@jest/globals';
import { bindWords } from './bindWords.js';

test.each([
  ['Blue Orange Oval Design', ['Blue Orange', 'Oval Design']],
  ['Certified Intrinsically Safe Carbon Monoxide', ['Certified Intrinsically Safe', 'Carbon Monoxide']],
  ['Proudly Made in USA', ['Proudly Made in USA']],
  ['Anti Slip Shock Proof', ['Anti Slip', 'Shock Proof']],
  ['Rio de Janeiro Brazil', ['Rio de Janeiro', 'Brazil']],
  ['I May Be Prone to Chaos', ['I May Be Prone to Chaos']],
  ['Micro G105 (12 inch)', ['Micro', 'G105 (12 inch)']],
])('%s', (phrase, runs) => {
  expect(bindWords(phrase.split(' '))).toEqual(runs);
});

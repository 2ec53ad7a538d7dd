import { expect, it } from '@jest/globals';
import { isRemark } from './remark.js';

it.each([
  'platinum grade i think',
  'no wait that is both together',
  'do NOT write certified',
  'supplier says BPA free',
  'please say this clearly',
  'hmm list from the factory',
  "i can't prove that",
  'asked the factory - stays 7 kg',
])('"%s" is a remark', (text) => {
  expect(isRemark(text)).toBe(true);
});

it.each([
  'write on it with chalk',
  'no waiting for it to dry',
  'case with a write-protect switch',
  'keeps the time you measured',
  'a sorry end for weeds',
  'says the alphabet in three languages',
  'checked shirt',
  'leave it to dry',
])('"%s" is none', (text) => {
  expect(isRemark(text)).toBe(false);
});

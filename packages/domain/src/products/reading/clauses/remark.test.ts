import { expect, it } from '@jest/globals';
import { readProduct } from '../../readProduct.js';
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
  'leave it out of the sun',
  'hand wash only please',
  'check the manufacturer of your car',
  'no wait time',
])('"%s" is none', (text) => {
  expect(isRemark(text)).toBe(false);
});

it('a figure that is taken back is not read, the one behind it is', () => {
  const { facts, unused } = readProduct({
    productName: 'Laser Level',
    brand: '',
    category: '',
    description: 'green beam. 2.2 kg no sorry 0.42 kg weight without batteries. IP54',
    attributes: {},
  });
  const weights = facts.filter(({ property }) => property === 'weight').map(({ text }) => text);
  expect(new Set(weights)).toEqual(new Set(['0.42 kg weight without batteries']));
  expect(unused.map(({ text }) => text)).toContain('2.2 kg no sorry');
});

import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

describe('what lists deny together', () => {
  const notes =
    'Use it for cheese, carrots and nuts, but not for meat, frozen food or chocolate. Eight steel pegs hold it on grass; they cannot be used on concrete, sand or artificial turf.';
  it.each([
    ['Not for chocolate.', true],
    ['It is not for frozen food.', true],
    ['Not for artificial turf.', true],
    ['Grate chocolate for your desserts.', false],
    ['The pegs hold on artificial turf.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('figures beside what they are of', () => {
  const notes =
    'Hook-up: nylon strap with zinc buckle, 9 in long\nSize: 5.5 x 1.2 x 1 in\nCastors: four\nMax load: 110 lb\nMin load: 0.5 lb\nWarranty: 6 months on the base, broken rods no\nNot for under 14s';
  it.each([
    ['The strap is about 23 cm long.', true],
    ['The strap is 5.5 in long.', false],
    ['It has 4 castors.', true],
    ['It has three castors.', false],
    ['From 0.5 lb to 110 lb.', true],
    ['From 5 lb to 110 lb.', false],
    ['The base has a half-year warranty.', true],
    ['The base has a one-year warranty.', false],
    ['Broken rods are not covered.', true],
    ['The warranty covers broken rods.', false],
    ['For ages 14 and up.', true],
    ['For ages 12 and up.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('words that claim nothing where they stand', () => {
  const notes =
    'Do not leave it outdoors overnight. An adult should do the folding. The cedar roof needs oil once a year. Tie it into a duvet cover with the loops. No case. The handle has to be wiped by hand. Up to 3 ft deep.';
  it.each([
    ['Leave the folding to an adult.', true],
    ['Leave it outdoors overnight.', false],
    ['Give the cedar roof fresh oil once a year.', true],
    ['It brings a fresh look.', false],
    ['Tie it into a duvet cover by the loops.', true],
    ['No case is supplied.', true],
    ['A case is supplied.', false],
    ['Do not put the handle in the dishwasher.', true],
    ['The handle is dishwasher safe.', false],
    ['It can go three feet deep.', true],
    ['It can go four feet deep.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('a sheet that says what the product is', () => {
  const notes = 'What it is: a cup with soft bristles\nBristles: silicone, white\nCup: teal';
  it.each([
    ['A cup with soft bristles.', true],
    ['The bristles are teal.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isKept } from '../testing/isKept.js';

const NECKLACE = 'Pendant of sterling silver, chain 45 cm. Dishwasher safe: no.';
const SHEETS = 'Linen sheets. Tumble dry on low. Machine wash at 40 °C.';

describe('sentences to the reader', () => {
  it.each([
    'Do not submerge it.',
    'Do not use it to undo bolts.',
    'Never leave it near children.',
    'Keep it away from perfume.',
    'Keep the chain out of the dishwasher.',
  ])('a caution of which the facts say nothing promises nothing: %s', (sentence) => {
    expect(isKept(NECKLACE, sentence)).toBe(true);
  });

  it.each([
    'Never put it in the tumble dryer.',
    'Do not wash them in the machine.',
    'Do not wash them at 60 °C.',
    'Never worry about stains again.',
    "Don't miss a beat.",
    'Never bitter.',
  ])('what the facts allow, figures and promises are checked: %s', (sentence) => {
    expect(isKept(SHEETS, sentence)).toBe(false);
  });

  it.each([
    'Give it to your aunt.',
    'Stir a spoonful into your yoghurt.',
    'Drape it over your reading nook.',
    'For lists, plans and sketches.',
    'On toast, in porridge or in tea.',
    'For rocket, spinach or herbs from the market.',
  ])('an invitation or a setting states nothing: %s', (sentence) => {
    expect(isKept(NECKLACE, sentence)).toBe(true);
  });

  it.each([
    'Wear it in the pool.',
    'Pour boiling water straight into it.',
    'Put it in the washing machine.',
    'For sensitive skin.',
    'For babies and toddlers.',
    'Burn a few calories with it.',
    'Plug it into your Xbox and play.',
    'Set it up with the award-winning base.',
    'In bright yellow.',
    'Hang a lamp that lasts for 12 years.',
  ])('what only a fact can allow is checked: %s', (sentence) => {
    expect(isKept(NECKLACE, sentence)).toBe(false);
  });
});

import { describe, expect, test } from '@jest/globals';
import { normaliseTitle } from './normaliseTitle.js';
import { tornEnd } from './tornEnd.js';

test.each([
  ['Onion Hair Oil &amp; Redensyl', 'Onion Hair Oil & Redensyl'],
  ['LAKM&#201; Serum', 'LAKMÉ Serum'],
  ['Home DÃ©cor â€“ White', 'Home Décor - White'],
  ['UbersweetÂ® Pipe', 'Ubersweet Pipe'],
  ['Dash Camera |2K QHD| Made in Taiwan', 'Dash Camera, 2K QHD, Made in Taiwan'],
  ['“Soft” Mat’s Case', '"Soft" Mat\'s Case'],
  ['Mat\u200b\u00a0Blue\u0007', 'Mat Blue'],
  ['Mat ★★★ Blue 🔥', 'Mat Blue'],
  ['Yoga Mat 2 * 6 Feet #4301', 'Yoga Mat 2 * 6 Feet #4301'],
  ['Trolley Bag(Blue,Size_68)', 'Trolley Bag (Blue, Size 68)'],
  ['Mat (Blue', 'Mat, Blue'],
  ['Mat) Blue', 'Mat Blue'],
  ['Black&White Mat', 'Black & White Mat'],
])('%s → %s', (text, expected) => {
  expect(normaliseTitle(text)).toBe(expected);
  expect(normaliseTitle(expected)).toBe(expected);
});

test('the brand keeps its characters', () => {
  expect(normaliseTitle('Yes! Snack Bar!', 'Yes!')).toBe('Yes! Snack Bar');
});

describe('tornEnd', () => {
  test.each([
    ['Boots, Firm Grip, Better Tra...', ', Better Tra...'],
    ['Super Absorbent Lint & StreakF...', ' Lint & StreakF...'],
    ['Design with Plush Pi...', ' with Plush Pi...'],
    ['Grip - Pack of 5 Polyethy...', 'Polyethy...'],
    ['Jar, Stainless Steel ...', '...'],
    ['Whole Title', ''],
  ])('%s', (text, expected) => {
    expect(tornEnd(text)).toBe(expected);
  });
});

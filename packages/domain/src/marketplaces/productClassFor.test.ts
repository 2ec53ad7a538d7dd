import { expect, test } from '@jest/globals';
import { productClassFor } from './productClassFor.js';

test.each([
  ['Books', 'media'],
  ['books > fiction', 'media'],
  ['DVDs & Blu-ray', 'media'],
  ['Music', 'media'],
  ['Software', 'media'],
  ['Home & Kitchen', 'general'],
  ['Home', 'general'],
  ['Electronics', 'general'],
  ['Book Shelves', 'general'],
  ['Video Games', 'general'],
  ['Music Stands', 'general'],
  ['Vinyl Flooring', 'general'],
  ['', 'general'],
])('%s is %s', (category, expected) => {
  expect(productClassFor(category)).toBe(expected);
});

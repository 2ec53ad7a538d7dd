import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const rules = (itemHighlights: string, title = 'Water Bottle'): readonly string[] =>
  lintListing({ title, itemHighlights }, AMAZON).map(({ rule }) => rule.replace('amazon.', ''));

test.each([
  ['highlights.length', 'leak proof, '.repeat(11), 'leak proof, steel'],
  ['highlights.phrases', 'Keeps cold. Fits bags', 'keeps cold, fits bags'],
  ['highlights.phrases', 'a very long highlight that goes on and on as a sentence', 'fits cup holders'],
  ['highlights.banned_characters', 'keeps cold!, steel', 'keeps cold, steel'],
  ['highlights.banned_characters', 'keeps cold ❄, steel', 'keeps cold, steel'],
  ['highlights.repeats_title', 'water bottles, steel', 'steel, leak proof'],
  ['claims.promotional', 'free shipping, steel', 'BPA free, steel'],
])('%s: "%s" breaks it, "%s" keeps it', (rule, bad, good) => {
  expect(rules(bad)).toContain(rule);
  expect(rules(good)).not.toContain(rule);
});

test('title and highlights together have at most 200 characters', () => {
  expect(rules('leak proof', 'x'.repeat(191))).toContain('highlights.total');
  expect(rules('leak proof', 'x'.repeat(190))).not.toContain('highlights.total');
});

import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const lint = (searchTerms: string) =>
  lintListing({ title: 'Acme Water Bottle', searchTerms }, AMAZON, { brand: 'Acme' });
const rules = (searchTerms: string): readonly string[] =>
  lint(searchTerms).map(({ rule }) => rule.replace('amazon.', ''));

test.each([
  ['search_terms.bytes', 'ä'.repeat(125), 'ä'.repeat(90)],
  ['search_terms.bytes_target', 'a'.repeat(200), 'a'.repeat(199)],
  ['search_terms.repeats', 'flask gym flasks', 'flask gym'],
  ['search_terms.title_words', 'flask bottles', 'flask'],
  ['search_terms.brand_words', 'flask acme', 'flask'],
  ['search_terms.stop_words', 'flask for gym', 'flask gym'],
  ['search_terms.temporary', 'flask on sale', 'flask'],
  ['search_terms.temporary', 'new flask', 'flask newborn'],
  ['search_terms.subjective', 'best flask', 'flask bestie'],
  ['search_terms.punctuation', 'flask, gym', "flask men's t-shirt"],
  ['search_terms.upper_case', 'Flask gym', 'flask gym'],
  ['claims.disease', 'anxiety relief flask', 'calm flask'],
])('%s: "%s" breaks it, "%s" keeps it', (rule, bad, good) => {
  expect(rules(bad)).toContain(rule);
  expect(rules(good)).not.toContain(rule);
});

test('249 bytes is the last that Amazon reads; spaces count', () => {
  expect(rules('a '.repeat(125).slice(0, 249))).not.toContain('search_terms.bytes');
  const [finding] = lint('a '.repeat(125)).filter(({ rule }) => rule.endsWith('.bytes'));
  expect(finding?.message).toBe(
    'Search terms have 250 bytes (125 without spaces and punctuation); from 250 bytes on Amazon ignores all of them. Cut to 200.',
  );
});

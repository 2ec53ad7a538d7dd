import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { fitTitle } from './fitting/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY, type ListingCopy } from './ListingCopy.js';
import { repairListing } from './repairListing.js';
import { growth as growthBy, LENGTH, repeated } from './testing/growth.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });

/** Texts that made a rule, a search or a correction do the same work again and again. */
const SEEDS: readonly string[] = [
  ...[
    'cbd ',
    'cbd\n',
    'cbd, ',
    '<b ',
    '<script ',
    '<script>',
    '<!--',
    '(',
    '((((( ',
    ',;,;',
    'a: a: ',
    '&amp;',
    '&amp;lt;',
  ],
  ...[
    'a',
    'X',
    'best ',
    'best,',
    '1/1/',
    '--',
    '- ',
    '\u200b',
    'b\u200b',
    '😀',
    '\n',
    ' ',
    '.',
    '!',
    '{{',
    '[product ',
    'a@',
    '@',
  ],
  ...[
    'a@b.co ',
    'www.',
    'http://a ',
    '+1 ',
    'and or ',
    '_',
    '| ',
    'A ',
    'F R E E ',
    'сbd ',
    'kills germs ',
    'kills ',
    'germ ',
  ],
  ...[
    '#1 ',
    'ABC DEF ',
    'Generic ',
    'B0ABCDEFGH ',
    '<div>x</div>',
    '499 rs ',
    '₹1',
    'free shipping. ',
    'nine ',
    'dot ',
  ],
];

const copyOf = (seed: string, length: number): ListingCopy => ({
  ...EMPTY_COPY,
  title: repeated(seed, length),
  itemHighlights: repeated(seed, length),
  bulletPoints: [repeated(seed, length), repeated(seed, length)],
  description: repeated(seed, length),
  searchTerms: repeated(seed, length),
  seoTitle: repeated(seed, length),
  metaDescription: repeated(seed, length),
  tags: [repeated(seed, length)],
});

const growth = (work: (length: number) => void): number => growthBy(work, () => process.cpuUsage().user / 1000);

describe('any text, however it is made', () => {
  test.each(SEEDS)('%j: a reply of at most ten times the text', (seed) => {
    for (const ruleSet of [AMAZON, SHOPIFY]) {
      const copy = copyOf(seed, LENGTH);
      expect(JSON.stringify(lintListing(copy, ruleSet)).length).toBeLessThan(JSON.stringify(copy).length * 10);
      for (const field of ['title', 'description'] as const) {
        const one = { [field]: repeated(seed, LENGTH) };
        expect(JSON.stringify(lintListing(one, ruleSet)).length).toBeLessThan(LENGTH * 10);
      }
    }
  });

  test.each(SEEDS)('%j: twice the text costs about twice the work', (seed) => {
    expect(growth((length) => lintListing(copyOf(seed, length), AMAZON, { brand: 'Acme' }))).toBeLessThan(3.5);
    expect(growth((length) => lintListing(copyOf(seed, length), SHOPIFY, { brand: 'Acme' }))).toBeLessThan(3.5);
    expect(growth((length) => repairListing(copyOf(seed, length), AMAZON, { productName: 'Cup' }))).toBeLessThan(3.5);
    expect(growth((length) => fitTitle({ title: repeated(seed, length) }, AMAZON))).toBeLessThan(3.5);
  });

  test('findings of a rule on a field are capped and counted', () => {
    const found = lintListing({ description: 'Great. Buy now! '.repeat(100) }, AMAZON).filter(({ rule }) =>
      rule.endsWith('.promotional'),
    );
    expect(found).toHaveLength(20);
    expect(found.map(({ count }) => count).filter(Boolean)).toEqual([100]);
    expect(found.at(-1)?.message).toContain('There are 100 such places');
  });
});

import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { fitTitle } from './fitting/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY, type ListingCopy } from './ListingCopy.js';
import { repairListing } from './repairListing.js';

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
const LENGTH = 3000;
const UNMEASURABLE_MS = 8;
const repeated = (seed: string, length: number): string =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

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

/** The least of several runs, which is what the work costs where nothing disturbs it. */
function cost(work: () => void, runs = 3): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** How much more twice the text costs. What is too short to measure is linear enough. */
function growth(work: (length: number) => void): number {
  work(LENGTH);
  if (cost(() => work(2 * LENGTH), 1) < UNMEASURABLE_MS) return 1;
  for (let attempt = 0; ; attempt += 1) {
    const [once, twice] = [cost(() => work(LENGTH)), cost(() => work(2 * LENGTH))];
    const ratio = twice < UNMEASURABLE_MS ? 1 : twice / once;
    // A busy machine disturbs single runs: only what repeats counts.
    if (ratio < 3.5 || attempt === 3) return ratio;
  }
}

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

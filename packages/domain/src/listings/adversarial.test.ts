import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { fitTitle } from './fitting/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY, type ListingCopy } from './ListingCopy.js';
import { repairListing } from './repairListing.js';
import { ADVERSARIAL_SEEDS } from './testing/adversarialSeeds.js';
import { growth as growthBy, LENGTH, repeated } from '../shared/testing/growth.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });

/** Characters that the figures of a reply are stated for. */
const SIZE = 10_000;
/** The most that the findings of one field take, however they come about. */
const FIELD_BYTES = 48_000;

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

/** A field filled with a text: a list as one long entry, as ten, and as many short ones. */
function valuesOf(field: keyof ListingCopy, seed: string, length: number): readonly (string | readonly string[])[] {
  const text = repeated(seed, length);
  if (!Array.isArray(EMPTY_COPY[field])) return [text];
  return [1, 10, 200].map((entries) => {
    const each = Math.ceil(length / entries);
    return Array.from({ length: entries }, (_, at) => text.slice(at * each, (at + 1) * each));
  });
}

const growth = (work: (length: number) => void): number => growthBy(work, () => process.cpuUsage().user / 1000);

describe('any text, however it is made', () => {
  test.each(ADVERSARIAL_SEEDS)('%j: a reply of at most ten times the text', (seed) => {
    for (const ruleSet of [AMAZON, SHOPIFY]) {
      const copy = copyOf(seed, LENGTH);
      expect(JSON.stringify(lintListing(copy, ruleSet)).length).toBeLessThan(JSON.stringify(copy).length * 10);
      for (const field of Object.keys(EMPTY_COPY) as (keyof ListingCopy)[])
        for (const value of valuesOf(field, seed, SIZE)) {
          const one = { [field]: value };
          const reply = JSON.stringify(lintListing(one, ruleSet, { brand: 'Acme' }));
          expect([field, reply.length < JSON.stringify(one).length * 10]).toEqual([field, true]);
        }
    }
  });

  test.each(ADVERSARIAL_SEEDS)('%j: a short text has a short reply, too', (seed) => {
    for (const ruleSet of [AMAZON, SHOPIFY])
      for (const field of Object.keys(EMPTY_COPY) as (keyof ListingCopy)[])
        for (const value of valuesOf(field, seed, 1000)) {
          const reply = JSON.stringify(lintListing({ [field]: value }, ruleSet, { brand: 'Acme' }));
          expect([field, reply.length < FIELD_BYTES]).toEqual([field, true]);
        }
  });

  test.each(ADVERSARIAL_SEEDS)('%j: twice the text costs about twice the work', (seed) => {
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

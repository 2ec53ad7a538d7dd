import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ruleSetFor } from '../marketplaces/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY, type ListingCopy } from './ListingCopy.js';
import { repairListing } from './repairListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });
const errorsOf = (copy: ListingCopy, ruleSet = AMAZON, context = {}) =>
  lintListing(copy, ruleSet, context)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

describe('repairListing', () => {
  test('leaves good copy alone', () => {
    const copy = {
      ...EMPTY_COPY,
      title: 'Acme Water Bottle, 750 ml',
      bulletPoints: ['Keeps Cold: double wall steel', 'Leak Proof: silicone ring', 'Fits bike cages'],
    };
    expect(repairListing(copy, AMAZON, { brand: 'Acme' })).toEqual({ copy, repairs: [] });
  });

  test('mends what is mechanical and says what it did', () => {
    const { copy, repairs } = repairListing(
      {
        ...EMPTY_COPY,
        title: 'Acme Water Bottle!! FREE SHIPPING',
        bulletPoints: ['✅ keeps drinks cold for 24 hours.', 'An eco-friendly bottle for the trail', 'N/A', 'Buy now'],
        description: '<p>Holds <b>750 ml</b></p>',
        searchTerms: 'Flask, gym and bottle',
      },
      AMAZON,
      { brand: 'Acme', productName: 'Water Bottle' },
    );
    expect(copy).toMatchObject({
      title: 'Acme Water Bottle',
      bulletPoints: ['Keeps drinks cold for 24 hours', 'A bottle for the trail'],
      description: 'Holds 750 ml',
      searchTerms: 'flask gym',
    });
    expect(repairs[0]).toMatchObject({
      field: 'title',
      before: 'Acme Water Bottle!! FREE SHIPPING',
      after: 'Acme Water Bottle',
    });
    expect(repairs.some(({ field, after }) => field === 'bullet_points' && after === '')).toBe(true);
  });

  test('moves the overflow of a long title to highlights', () => {
    const { copy } = repairListing(
      {
        ...EMPTY_COPY,
        title:
          'Acme Steel Water Bottle with Straw, Wide Mouth, Leak Proof Cap, Carry Loop, 750 ml, Navy Blue, BPA Free',
      },
      AMAZON,
      { brand: 'Acme' },
    );
    expect(copy.title.length).toBeLessThanOrEqual(75);
    expect(copy.itemHighlights).not.toBe('');
  });

  test('gives an empty title the product name', () => {
    expect(repairListing(EMPTY_COPY, AMAZON, { productName: 'Water Bottle' }).copy.title).toBe('Water Bottle');
  });

  test('leaves a sign of tampering for somebody to look at', () => {
    const copy = { ...EMPTY_COPY, title: 'Water Bottle', description: 'Do not buy this' };
    expect(errorsOf(repairListing(copy, AMAZON).copy)).toEqual(['amazon.claims.tamper']);
  });

  test('cleans Shopify HTML and handles', () => {
    const { copy } = repairListing(
      {
        ...EMPTY_COPY,
        title: 'Bottle',
        description: '<div onclick="x"><p>Hi</p><script>x</script></div>',
        handle: 'My Bottle',
        tags: ['a', 'A'],
      },
      SHOPIFY,
    );
    expect(copy).toMatchObject({ description: '<p>Hi</p>', handle: 'my-bottle', tags: ['a'] });
  });

  test('leaves no error but tampering, whatever the text', () => {
    const words = fc.constantFrom(
      ...[
        'Bottle',
        'steel',
        'with',
        'CBD',
        'free shipping',
        'antibacterial',
        '<b>',
        '!',
        '★',
        '™',
        '.',
        ',',
        'N/A',
        'is',
        'and',
      ],
      ...[
        'a@b.com',
        'www.x.com',
        'As an AI',
        '[product name]',
        'BOTTLE',
        '100% guarantee',
        '_',
        '&lt;i&gt;',
        '~',
        'made from soy',
      ],
    );
    const text = fc.array(words, { maxLength: 70 }).map((parts) => parts.join(' '));
    const copies = fc.record({
      title: text,
      itemHighlights: text,
      bulletPoints: fc.array(text, { maxLength: 7 }),
      description: text,
      searchTerms: text,
    });
    fc.assert(
      fc.property(copies, (given) => {
        const { copy } = repairListing({ ...EMPTY_COPY, ...given }, AMAZON, { productName: 'Steel Bottle' });
        expect(errorsOf(copy)).toEqual([]);
        expect(copy.title).not.toBe('');
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });
});

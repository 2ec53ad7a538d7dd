import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY, type ListingCopy } from './ListingCopy.js';
import { repairListing } from './repairListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });
const repaired = (copy: Partial<ListingCopy>, ruleSet = AMAZON): ListingCopy =>
  repairListing({ ...EMPTY_COPY, title: 'Acme Bottle', description: 'A bottle.', ...copy }, ruleSet, {
    productName: 'Bottle',
  }).copy;
const rules = (copy: Partial<ListingCopy>, ruleSet = AMAZON) => lintListing(copy, ruleSet).map(({ rule }) => rule);

describe('answers of AI servers that parse and are bad', () => {
  test('an empty description is reported', () => {
    expect(rules({ description: ' ' })).toEqual(['amazon.description.missing']);
    expect(rules({ description: '<p></p>' }, SHOPIFY)).toEqual(['shopify.description.missing']);
  });

  test('identical and near-identical bullets are merged', () => {
    const bullet = 'Steel body';
    expect(repaired({ bulletPoints: [bullet, bullet, 'Steel, body', 'Fits bike cages'] }).bulletPoints).toEqual([
      bullet,
      'Fits bike cages',
    ]);
  });

  test('a title that repeats itself says it once', () => {
    expect(repaired({ title: 'Acme Steel Water Bottle 750 ml, Acme Steel Water Bottle' }).title).toBe(
      'Acme Steel Water Bottle 750 ml',
    );
  });

  test('a text that stops in the middle is finished', () => {
    expect(repaired({ bulletPoints: ['Leak proof: keeps drinks cold and'] }).bulletPoints).toEqual([
      'Leak proof: keeps drinks cold',
    ]);
    expect(rules({ description: 'It holds 750 ml and comes with a' })).toContain('amazon.description.torn_end');
    expect(rules({ description: 'It shows what it is made of.' })).toEqual([]);
  });

  test('calls to buy are removed, on Shopify too', () => {
    expect(
      repaired({ description: '<p>Oak shelf. Free Shipping ✨🔥</p><p>Buy now at</p>' }, SHOPIFY).description,
    ).toBe('<p>Oak shelf.</p>');
  });

  test('a field of 2,000 characters is cut at a sentence or word', () => {
    const bullet = `Leak proof: ${'the lid seals with a ring of silicone, '.repeat(60)}`;
    const [cut = ''] = repaired({ bulletPoints: [bullet] }).bulletPoints;
    expect(cut.length).toBeGreaterThan(150);
    expect(cut.length).toBeLessThanOrEqual(255);
    expect(bullet.startsWith(cut)).toBe(true);
  });

  test.each(['title', 'itemHighlights', 'description', 'searchTerms'] as const)(
    'markup and foreign addresses leave %s',
    (field) => {
      const text = 'Steel bottle <img src=x onerror=alert(1)> cup, see evil-shop.com <script>alert(1)</script>';
      const after = repaired({ [field]: text })[field];
      expect(after).not.toMatch(/<|evil-shop|alert/);
    },
  );

  test.each(['title', 'seoTitle', 'metaDescription'] as const)('and %s of Shopify', (field) => {
    const after = repaired({ [field]: 'Steel bottle <img src=x> at evil-shop.com' }, SHOPIFY)[field];
    expect(after).not.toMatch(/<|evil-shop/);
  });
});

describe('names and measures stay what they are', () => {
  test.each([
    ['Cyclone Boys', 'Cyclone Boys 3x3x3 Speed Cube Round 1'],
    ['Top Trumps', 'Top Trumps Dinosaurs Card Game'],
    ['Best Western', 'Best Western Hotel Pillow, Queen, 2-Pack'],
  ])('%s', (brand, title) => {
    expect(lintListing({ title }, AMAZON, { brand })).toEqual([]);
  });

  test('search terms keep measures and codes', () => {
    expect(repaired({ searchTerms: 'jack 3.5mm plug, 1/2 inch usb-c' }).searchTerms).toBe(
      'jack 3.5mm plug 1/2 inch usb-c',
    );
  });
});

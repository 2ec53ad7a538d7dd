import { describe, expect, it } from '@jest/globals';
import type { ListingBrief } from '../../ListingBrief.js';
import { EMPTY_COPY } from '../../ListingCopy.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { groundClaims, groundedCopy, removeUnsupported } from '../index.js';

const BRIEF: ListingBrief = {
  productName: 'Acme Trail Bottle 750 ml',
  description: 'A bottle of stainless steel in navy blue. Two lids are included.',
  category: 'Sports',
  brand: 'Acme',
  attributes: {},
  keywords: [],
  marketplace: 'amazon',
  marketplaceId: '',
  tone: 'neutral',
  language: 'en',
};

const after = (copy: Partial<ListingCopy>): ListingCopy => groundedCopy({ ...EMPTY_COPY, ...copy }, BRIEF).copy;

const DESCRIPTIONS: readonly (readonly [string, string])[] = [
  ['A durable, waterproof bottle in navy blue with a 2-year warranty.', 'A bottle in navy blue.'],
  ['The bottle is tall and waterproof.', 'The bottle is tall.'],
  ['Made of aluminium, it keeps its shape.', 'It keeps its shape.'],
  ['A bottle in red, blue and green.', 'A bottle in blue.'],
  ['The steel body, which is rust-proof, feels solid.', 'The steel body feels solid.'],
  ['An insulated bottle for the trail.', 'A bottle for the trail.'],
  ['A BPA-free bottle (dishwasher safe) for the trail.', 'A bottle for the trail.'],
  ['It holds 750 ml. It holds 2 litres.', 'It holds 750 ml.'],
  ['It is waterproof, so you can take it anywhere. The lid screws on.', 'The lid screws on.'],
  ['This bottle is made of copper.', ''],
  ['Two lids and three straws are included.', 'Two lids are included.'],
  ['Three straws are included. The lid screws on.', 'The lid screws on.'],
  ['The bottle has a carry loop, and it is machine washable.', 'The bottle has a carry loop.'],
];

describe('removeUnsupported', () => {
  it.each(DESCRIPTIONS)('%j', (description, expected) => {
    expect(after({ description }).description).toBe(expected);
  });

  it('takes a word, a phrase or a whole bullet', () => {
    const bulletPoints = [
      'Material: Stainless steel',
      'Certification: FDA approved',
      'Lids: Two lids, dishwasher safe',
      'Waterproof: A lid with a screw top',
    ];
    expect(after({ bulletPoints }).bulletPoints).toEqual([
      'Material: Stainless steel',
      'Lids: Two lids',
      'A lid with a screw top',
    ]);
  });

  it('keeps a title readable', () => {
    expect(after({ title: 'Acme Waterproof Trail Bottle 750 ml for iPhone 15, Red' }).title).toBe(
      'Acme Trail Bottle 750 ml',
    );
    expect(after({ title: 'Acme Trail Bottle in Red' }).title).toBe('Acme Trail Bottle');
  });

  it('drops keywords and tags whole, and single search words', () => {
    const copy = after({
      keywords: ['waterproof bottle', 'trail bottle'],
      tags: ['Red', 'Sports'],
      searchTerms: 'trail waterproof lid',
    });
    expect([copy.keywords, copy.tags, copy.searchTerms]).toEqual([['trail bottle'], ['Sports'], 'trail lid']);
  });

  it('keeps the markup of a description whole', () => {
    const description =
      '<p>A durable bottle for the trail.</p><ul><li><strong>Material:</strong> Copper</li><li><strong>Colour:</strong> Navy blue</li></ul>';
    expect(after({ description }).description).toBe(
      '<p>A bottle for the trail.</p><ul><li><strong>Colour:</strong> Navy blue</li></ul>',
    );
  });

  it('tells what it removed, and changes nothing where all is supported', () => {
    const copy = { ...EMPTY_COPY, description: 'A red bottle.' };
    expect(removeUnsupported(copy, groundClaims(copy, BRIEF)).removed.map(({ text }) => text)).toEqual(['red']);
    const fine = { ...EMPTY_COPY, description: 'A navy blue bottle,  as given' };
    expect(removeUnsupported(fine, groundClaims(fine, BRIEF))).toEqual({ copy: fine, removed: [] });
  });
});

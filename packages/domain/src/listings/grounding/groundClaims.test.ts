import { describe, expect, it } from '@jest/globals';
import type { ListingBrief } from '../ListingBrief.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import type { ListingCopy } from '../ListingCopy.js';
import { groundClaims } from './index.js';

const BRIEF: ListingBrief = {
  productName: 'Acme Trail Bottle 750 ml, R-55, grey',
  description:
    'A bottle of stainless steel with a faux leather sleeve, in navy blue. Two lids are included. It is not waterproof. FDA registered. Width 10 inches. One-year warranty.',
  category: 'Sports',
  brand: 'Acme',
  attributes: {
    weight: '2.5 kg',
    compatible_with: 'Acme Dock 3',
    country_of_origin: 'Portugal',
    dishwasher_safe: 'yes',
    depth_cm: '8',
  },
  keywords: ['insulated flask', 'thermos'],
  marketplace: 'amazon',
  marketplaceId: 'ATVPDKIKX0DER',
  tone: 'neutral',
  language: 'en',
};

const claimsIn = (copy: Partial<ListingCopy>, brief: Partial<ListingBrief> = {}): readonly string[] =>
  groundClaims({ ...EMPTY_COPY, ...copy }, { ...BRIEF, ...brief }).map(
    (claim) =>
      `${claim.kind} "${claim.text}" ${claim.support}${claim.sourceField === undefined ? '' : ` ${claim.sourceField}`}`,
  );

/** A sentence and the claims found in it. */
const SENTENCES: readonly (readonly [string, readonly string[]])[] = [
  // Given
  ['It holds 750 ml.', ['number "750 ml" given product_name']],
  ['Made of stainless steel.', ['material "stainless steel" given description']],
  ['A navy blue bottle.', ['colour "navy blue" given description']],
  ['Two lids come with it.', ['number "Two" given description']],
  ['The number R-55.', ['name "R-55" given product_name']],
  [
    'Compatible with Acme Dock 3.',
    [
      'compatibility "Compatible with Acme Dock 3" given attributes.compatible_with',
      'number "3" given attributes.compatible_with',
    ],
  ],
  ['FDA registered.', ['certification "FDA registered" given description']],
  ['Dishwasher safe.', ['benefit "Dishwasher safe" given attributes.dishwasher_safe']],
  // Inferred
  ['It weighs 2500 g.', ['number "2500 g" inferred attributes.weight']],
  ['It is 25.4 cm wide.', ['number "25.4 cm" inferred description']],
  ['Comes with 2 lids.', ['number "2" inferred description']],
  ['A gray cap.', ['colour "gray" inferred product_name']],
  ['A blue bottle.', ['colour "blue" inferred description']],
  ['A steel body.', ['material "steel" inferred description']],
  ['Made in Portugal.', ['origin "Made in Portugal" inferred attributes.country_of_origin']],
  ['It is 8 cm deep.', ['number "8 cm" inferred attributes.depth_cm']],
  // Unsupported
  ['It holds 751 ml.', ['number "751 ml" unsupported']],
  ['It holds 750 oz.', ['number "750 oz" unsupported']],
  ['It is 25 cm wide.', ['number "25 cm" unsupported']],
  ['Five lids come with it.', ['number "Five" unsupported']],
  ['A copper body.', ['material "copper" unsupported']],
  ['A leather sleeve.', ['material "leather" unsupported']],
  ['A red cap.', ['colour "red" unsupported']],
  ['It is waterproof.', ['benefit "waterproof" unsupported']],
  ['FDA approved.', ['certification "FDA approved" unsupported']],
  ['CE marked.', ['certification "CE marked" unsupported']],
  [
    'For iPhone 15.',
    ['compatibility "For iPhone 15" unsupported', 'name "iPhone" unsupported', 'number "15" unsupported'],
  ],
  ['With a lifetime warranty.', ['warranty "lifetime warranty" unsupported']],
  ['Made in Germany.', ['origin "Made in Germany" unsupported', 'name "Germany" unsupported']],
  ['Durable and lightweight.', ['benefit "Durable" unsupported', 'benefit "lightweight" unsupported']],
  ['Loved by hikers in Yosemite.', ['name "Yosemite" unsupported']],
];

describe('groundClaims', () => {
  it.each(SENTENCES)('%j', (description, expected) => {
    const found = claimsIn({ description });
    for (const claim of expected.filter((one) => !one.startsWith('name "Germany"') && !one.startsWith('name "iPhone"')))
      expect(found).toContain(claim);
    const unsupported = found.filter((claim) => claim.endsWith('unsupported')).length;
    if (!expected.some((claim) => claim.endsWith('unsupported'))) expect([found, unsupported]).toEqual([found, 0]);
  });

  it('has offsets that cut the claim out of its field', () => {
    const copy = {
      ...EMPTY_COPY,
      description: '<p>😀 A <strong>750 ml</strong> bottle &amp; two lids</p>',
      bulletPoints: ['Size: 750 ml', 'Colour: Navy blue'],
    };
    const claims = groundClaims(copy, BRIEF);
    expect(claims.length).toBeGreaterThanOrEqual(4);
    for (const { field, index, start, end, text } of claims) {
      const whole = field === 'description' ? copy.description : (copy.bulletPoints[index ?? -1] ?? '');
      expect(whole.slice(start, end)).toBe(text);
    }
  });

  it('lets keywords place words without stating them', () => {
    expect(
      claimsIn({ searchTerms: 'insulated flask', keywords: ['insulated flask'], tags: ['Insulated Flask'] }),
    ).toEqual([]);
    expect(claimsIn({ searchTerms: 'waterproof flask' })).toEqual(['benefit "waterproof" unsupported']);
    expect(claimsIn({ description: 'An insulated flask.' })).toContain('benefit "insulated" unsupported');
  });

  it('finds no claim in an empty copy', () => {
    expect(claimsIn({})).toEqual([]);
  });

  it('does not take a denial for a claim', () => {
    expect(claimsIn({ description: 'This bottle is not waterproof.' })).toEqual([]);
  });
});

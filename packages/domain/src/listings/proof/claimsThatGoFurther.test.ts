import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from './proveCopy.js';

/** How well the facts of a note carry a sentence: the worst of its claims. */
function isCarried(productName: string, description: string, sentence: string, brand = ''): boolean {
  const reading = readProduct({ productName, description, brand, category: '', attributes: {} });
  const { claims } = proveCopy({ ...EMPTY_COPY, description: sentence }, reading);
  if (claims.length === 0) throw new Error('the sentence claims nothing');
  return claims.every(({ support }) => ['given', 'entailed', 'computed'].includes(support));
}

/** Facts, what they carry, and what sounds alike and goes further. */
const CASES: readonly (readonly [product: string, facts: string, carried: string, further: string])[] = [
  // The unit belongs to the figure.
  ['Bottle', 'Holds 750 ml.', 'It holds 750 ml.', 'The set has 750 pieces.'],
  ['Puzzle', 'Weighs 500 g.', 'A puzzle of 500 g.', 'A puzzle of 500 pieces.'],
  ['Bottle', 'Holds 750 ml.', 'It holds 0.75 litres.', 'It weighs 750 g.'],
  ['Jar', 'Holds 1000 ml.', 'It holds 1 litre.', 'It holds 1 kg.'],
  ['Rice', 'Net weight 1 kg.', '1000 g of rice.', '1000 ml of rice.'],
  ['Lamp', '12 W. Cord 2 m.', 'The cord is 2 m long.', 'The cord is 12 m long.'],
  // Words are whole words.
  ['Carpet', 'Carpet for hallways.', 'A carpet for hallways.', 'Made for a pet.'],
  ['Brush', 'Soak it overnight.', 'Soak it overnight.', 'Made of oak.'],
  ['Bowl', 'Rustic glaze.', 'A rustic glaze.', 'It does not rust.'],
  // What is said of one year is not said of two.
  ['Drill', '1 year warranty.', '1-year warranty.', '2-year warranty.'],
  ['Drill', 'Warranty: 12 months.', 'A warranty of one year.', 'Warranty of 24 months.'],
  // All of a compatibility, not a word of it.
  ['Filter', 'Compatible with Dyson V8.', 'Compatible with Dyson V8.', 'Compatible with Dyson V11.'],
  ['Case', 'Fits iPhone 13.', 'Fits iPhone 13.', 'Fits iPhone 13 and iPad Air.'],
  ['Battery', 'Fits Bosch drills.', 'Fits Bosch drills.', 'Fits Bosch and Makita drills.'],
  // What is denied.
  ['Bar', 'Made without sugar.', 'Made without added sugar.', 'Contains sugar.'],
  ['Bar', 'Contains sugar.', 'Contains sugar.', 'Made without sugar.'],
  ['Mug', 'Comes without a lid.', 'Comes without a lid.', 'Comes with a lid.'],
  ['Mug', 'Not under any circumstances microwave safe.', 'Not microwave safe.', 'Microwave safe.'],
  ['Mug', 'Without handle, with a lid.', 'With a lid.', 'Without a lid.'],
  ['Watch', 'Not suitable for swimming or diving.', 'Not for diving.', 'Suitable for diving.'],
  ['Toy', '3 AA batteries are not included.', '3 AA batteries are not included.', '3 AA batteries are included.'],
  ['Pump', 'Works at 12 V, not at 24 V.', 'Works at 12 V.', 'Works at 24 V.'],
  ['Rack', 'Holds 5 kg. Does not hold 8 kg.', 'It holds 5 kg.', 'It holds 8 kg.'],
  ['Watch', 'Not waterproof to 50 m.', 'Not waterproof to 50 m.', 'Waterproof to 50 m.'],
];

describe('a claim', () => {
  it.each(CASES)('of a %s, "%s", is carried: %s', (product, facts, carried) => {
    expect(isCarried(product, facts, carried)).toBe(true);
  });

  it.each(CASES.map(([product, facts, , further]) => [product, facts, further] as const))(
    'of a %s, "%s", goes further: %s',
    (product, facts, further) => {
      expect(isCarried(product, facts, further)).toBe(false);
    },
  );

  it('takes a figure from the brand only where it is a word of it', () => {
    expect(isCarried('Gin', 'Dry gin.', 'Pavilion 1928 gin.', 'Pavilion 1928')).toBe(true);
    expect(isCarried('Gin', 'Dry gin.', '28 botanicals.', 'Pavilion 1928')).toBe(false);
  });
});

import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const STAND =
  "Hi! We make these stands in our shed, two of us and a very spoiled spaniel. The stand is solid oak, oiled not lacquered, 44 cm long and 20 cm high. It takes two bowls, 750 ml each, stainless steel with a flat rim. Four cork pads sit under the feet. Cats don't care for it, ours anyway. Re-oil it every three months. No assembly.";

it('summarises the product and not its seller', () => {
  const { metaDescription } = writeFromNotes('Oak Dog Bowl Stand', STAND, 'shopify');
  expect(metaDescription).toMatch(/solid oak/iu);
  expect(metaDescription).not.toMatch(/shed|spaniel|cats/iu);
});

it('names what its first sentence is about', () => {
  const { metaDescription } = writeFromNotes(
    'Walnut Wrist Rest',
    '44 cm long, 8 cm deep, 18 mm high at the back. Six clear silicone feet are fitted. Oiled by hand with linseed oil. Do not soak it, and keep it out of the sun. Two-year guarantee on the glue. A cloth bag comes with it.',
    'shopify',
  );
  expect(metaDescription).toMatch(/^[^.]*walnut wrist rest/iu);
});

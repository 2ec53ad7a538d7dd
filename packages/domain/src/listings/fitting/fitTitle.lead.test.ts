import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-22' });

test.each([
  [
    'Orvane 12x16 Picture Frame Set of 3 Matted to 8x10 Oak Effect MDF Wall Mount Portrait or Landscape Perspex Front Gallery Photo Frames',
    'Orvane',
    /^Orvane 12x16 Picture Frame Set of 3/u,
  ],
  [
    'GRAMO FARMS Cold Pressed Virgin Sesame Oil Til Tel Wood Pressed Kachi Ghani Chekku Unrefined Cooking Oil 1 Litre Glass Bottle (Pack of 2)',
    'GRAMO FARMS',
    /^GRAMO FARMS Cold Pressed Virgin Sesame Oil.*Pack of 2/u,
  ],
  [
    'Fernic Sewing Machine Bobbins 25 Pack Class 15J Clear Plastic with Storage Case Compatible with Brother Singer Domestic Machines SA156 Type',
    'Fernic',
    /^Fernic Sewing Machine Bobbins/u,
  ],
  [
    'Hexal Stainless Steel Hex Socket Cap Head Screws M4 x 16mm A2-70 Allen Bolts DIN 912 Fully Threaded 50 Pack with Allen Key for 3D Printers',
    'Hexal',
    /^Hexal Stainless Steel Hex Socket Cap Head Screws.*M4 x 16mm/u,
  ],
  [
    'Tarnby Dog Harness No Pull Step in Reflective Adjustable Mesh Vest Puppy Harness & Lead Set for Small Medium Dogs Walking (Red, XS)',
    'Tarnby',
    /^Tarnby Dog Harness/u,
  ],
])('%s keeps how it began', (title, brand, kept) => {
  expect(fitTitle({ title, brand }, AMAZON).title).toMatch(kept);
});

test('a model that a long fit begins with stays, its other names go on', () => {
  const fitted = fitTitle(
    {
      title:
        'Quell Tablet Case Compatible with Lenovo Tab M10 Plus 3rd Gen TB125FU TB128XU 2022 10.6 Inch, Folio Stand Cover Auto Sleep Wake, Teal',
      brand: 'Quell',
    },
    AMAZON,
  );
  expect(fitted.title).toContain('Tab M10 Plus');
});

test('a type of skin is no claim that a product treats it', () => {
  const title =
    'NUVO Niacinamide 10% + Zinc 1% Oil Control Face Serum for Acne Prone Skin Men Women Fragrance Free Dropper Bottle 30 ml (Pack of 2)';
  expect(fitTitle({ title, brand: 'NUVO' }, AMAZON).title).toMatch(/Oil Control Face Serum/u);
});

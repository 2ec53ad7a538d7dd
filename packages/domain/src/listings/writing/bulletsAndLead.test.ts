import { describe, expect, test } from '@jest/globals';
import { productClassFor, ruleSetFor } from '../../marketplaces/index.js';
import { createBrief } from '../createBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { writeListing } from './writeListing.js';

interface Given {
  readonly attributes?: Record<string, string>;
  readonly marketplace?: 'amazon' | 'shopify';
}

function write(
  productName: string,
  description: string,
  { attributes = {}, marketplace = 'amazon' }: Given = {},
): ListingCopy {
  const brief = createBrief({
    productName,
    description,
    category: '',
    brand: 'Acme',
    attributes,
    keywords: [],
    marketplace,
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  return writeListing(brief, ruleSetFor({ marketplace, productClass: productClassFor(''), on: '2026-11-22' }), 0);
}

const LAMP =
  'Desk lamp with clamp, for tables up to 5 cm thick. Arm of steel. Max load 2 kg. Weight 1.4 kg. Made in Porto. Two-year warranty. Bulb not included. Wipe clean with a dry cloth. Not for bathrooms. Cable 1.8 m, fabric covered, not detachable. Inline switch. Two spare springs included.';

describe('headings', () => {
  const bullets = (notes: string, name = 'Acme Desk Lamp'): string => write(name, notes).bulletPoints.join('\n');

  test('a cable with more than its length is no size', () => {
    expect(bullets(LAMP)).not.toMatch(/^Size[^\n]*cable/imu);
  });

  test('care and what comes with it are not under "Please note", nor a dumping ground of details', () => {
    const text = bullets(LAMP);
    expect(text).not.toMatch(/^(?:Please note|Good to know|Details|Further details):[^\n]*(?:wipe|springs)/imu);
    expect(text).toMatch(/^Please note: [^\n]*bulb not included|In the box: [^\n]*bulb not included/imu);
  });

  test('a plus with a condition is no limit', () => {
    expect(
      bullets('Pot of steel. Oven safe to 200 °C without lid. Not microwave safe. Weight 1 kg.', 'Acme Pot'),
    ).not.toMatch(/^Please note:[^\n]*oven safe/imu);
  });

  test('a case and its diameter are size and materials', () => {
    expect(bullets('Case of stainless steel, diameter 40 mm. Sapphire front. 17 jewels.', 'Acme Wrist Watch')).toMatch(
      /^Size and materials: case of stainless steel, diameter 40 mm/imu,
    );
  });

  test('a denial of fit is a limit', () => {
    const text = bullets(
      'Cover of cotton. Does not fit bench seats. Not waterproof. Weight 1 kg. Wash cold.',
      'Acme Car Seat Cover',
    );
    expect(text).toMatch(/^Please note: [^\n]*does not fit bench seats/imu);
  });

  test('a thing whose name is a verb too is no warning', () => {
    const text = bullets('Clip for screens up to 25 mm thick. Not for tablets. Glass lens.', 'Acme USB Webcam');
    expect(text).not.toMatch(/^Please note:[^\n]*clip for/imu);
  });

  test('the product is not a feature of itself', () => {
    const text = bullets(
      'Countertop blender, 700 W motor. Jug of glass, 1.5 L. 3 speeds plus pulse.',
      'Acme Countertop Blender',
    );
    expect(text).not.toMatch(/countertop blender/iu);
  });

  test('lines of several labels are phrases', () => {
    const text = bullets('Lining: cotton jersey\nPlug: UK 3 pin\nHobs: gas, electric, induction', 'Acme Pot');
    expect(text).toMatch(/cotton jersey lining|^Lining: cotton jersey$/imu);
    expect(text).toMatch(/UK 3 pin plug/u);
    expect(text).toMatch(/gas, electric and induction hobs/iu);
  });

  test('without "included" under "in the box", unless something is not', () => {
    expect(bullets('Four screws included, wall plugs not included. Oak board. Weight 2 kg.', 'Acme Coat Rack')).toMatch(
      /In the box: four screws, wall plugs not included/u,
    );
    expect(bullets('Cable included, adapter not. Steel arm. Weight 2 kg.')).toMatch(/cable included, adapter not/iu);
  });
});

describe('the lead', () => {
  const lead = (notes: string, name = 'Acme Desk Lamp'): string => write(name, notes).description.split('. ')[0] ?? '';

  test('says whom or what it is for before a weight or a denial', () => {
    expect(lead(LAMP)).toMatch(/^The Acme desk lamp (?:is for tables|has a maximum load of 2 kg)/u);
    expect(lead(LAMP)).not.toMatch(/weighs|warranty|has no/u);
  });

  test('a part of it is not what it is', () => {
    const { description } = write(
      'Acme Hiking Tent',
      'Outer tent of nylon. Two entrances. Weight 2 kg. For three people. Floor 210 x 130 cm.',
    );
    expect(description).not.toMatch(/is an outer tent/u);
  });

  test('where it was made goes with the warranty', () => {
    expect(write('Acme Desk Lamp', LAMP).description).toMatch(/is made in Porto and comes with a two-year warranty/u);
  });

  test('a pronoun goes on within a paragraph', () => {
    const { description } = write('Acme Desk Lamp', LAMP);
    expect(description.match(/The (?:Acme )?(?:desk )?lamp /gu)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  test('what is denied of its box is not denied of the product', () => {
    const { description } = write(
      'Acme Shampoo Bar',
      'For oily hair. Cardboard box, no plastic. Contains wheat. pH 5.5. Weight 80 g. Takes sunflower seed, not peanuts.',
    );
    expect(description).not.toMatch(/(?:has|and) no plastic|not peanuts/u);
    expect(description).not.toMatch(/has a cardboard box/u);
  });

  test('a sentence of a part has its article and its verbs', () => {
    const { description, bulletPoints } = write(
      'Acme Rain Boots',
      'Side buckle is decorative, does not adjust. Rubber upper. Weight 2 kg.',
    );
    expect([description, ...bulletPoints].join('\n')).toMatch(/side buckle is decorative(?:,| and) does not adjust/iu);
    expect(description).not.toMatch(/^Side buckle/mu);
  });
});

describe('highlights', () => {
  test('no weight and no country where better facts are known, and no capital inside', () => {
    const { itemHighlights } = write(
      'Acme Bed Sheet Set',
      'Fitted sheet with elastic. Pillowcases 50 x 75 cm. Flat sheet 240 x 260 cm. Weight 2.2 kg. Made in Porto. Max. load 20 kg per shelf. Two-year warranty. Wash at 40 °C. Do not bleach. Cotton bag included.',
    );
    expect(itemHighlights).toMatch(/pillowcases 50 x 75 cm/iu);
    expect(itemHighlights).not.toMatch(/weight|Porto|max,|, \p{Lu}/u);
  });
});

describe('titles', () => {
  test.each([
    ['Tool Box 23 L with Inner Tray Dark Green', 'Acme Tool Box, 23 L, with Inner Tray, Dark Green'],
    ['Phone Holder with Suction Cup Black', 'Acme Phone Holder with Suction Cup, Black'],
    ['Countertop Blender 700 W Glass Jug', 'Acme Countertop Blender, 700 W, Glass Jug'],
    ['Bedside Table with 2 Drawers Oak Veneer', 'Acme Bedside Table with 2 Drawers, Oak Veneer'],
    ['Shampoo for Dry Hair 2 x 300 ml', 'Acme Shampoo for Dry Hair, 2 x 300 ml'],
    ['Bookshelf Walnut Look and Black', 'Acme Bookshelf, Walnut Look and Black'],
  ])('%s', (name, title) => {
    expect(write(name, 'Weight 2 kg. Made in Porto.').title).toMatch(new RegExp(`^${title}(?:,|$)`, 'u'));
  });

  test('a count is said once', () => {
    expect(write('Protein Bars 12 x 60 g', 'Box of 12 protein bars, 60 g each. Not vegan.').title).not.toContain(
      'Box of 12',
    );
  });
});

describe('tags and search words', () => {
  test('of the product, not of its cable, its use or its wood', () => {
    const { tags } = write(
      'Table Lamp',
      'Solid white ash. Cable 1.8 m, rust red. Works with latex paints. Weight 2 kg. Not for hardwood.',
      { marketplace: 'shopify', attributes: { colour: 'Cream' } },
    );
    expect(tags).toContain('Cream');
    for (const tag of ['White', 'Rust', 'Red', 'Latex', 'Hardwood']) expect(tags).not.toContain(tag);
  });

  test('nobody searches for a warranty', () => {
    expect(write('Desk Lamp', LAMP).searchTerms).not.toMatch(/warranty|included/u);
  });
});

test('catalogue text torn at its borders is left out', () => {
  const { bulletPoints, description } = write(
    'Cushion Cover',
    'Pillow CaseShape: SquareMaterial: Velvet. Steel zip. Weight 2 kg. Great value.4.5-oz cotton.',
  );
  expect([description, ...bulletPoints].join(' ')).not.toMatch(/SquareMaterial|value\.4/u);
});

import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });

test('says which repetitions it took out', () => {
  const { title, moved } = fitTitle({ title: 'Mug Mug Mug' }, AMAZON);
  expect(title).toBe('Mug Mug');
  expect(moved).toEqual([{ text: 'Mug', to: 'dropped', reason: 'A repetition of what the title says already.' }]);
  expect(fitTitle({ title: 'Steel Bottle Bottle' }, AMAZON).moved).toMatchObject([{ text: 'Bottle', to: 'dropped' }]);
  expect(fitTitle({ title: 'Steel Bottle' }, AMAZON).moved).toEqual([]);
});

/** Titles of real listings and what becomes of them. */
const REAL: readonly (readonly [title: string, fitted: string, highlights: string])[] = [
  [
    'LUNQIN Car Phone Holder for Honda CR-V SUV 2017-2020 Auto Accessories Navigation Bracket Interior Decoration Mobile Cell Phone Mount',
    'LUNQIN Car Phone Holder for Honda CR-V SUV 2017-2020',
    'Auto Accessories, Navigation Bracket, Interior Decoration, Mobile Cell Phone Mount',
  ],
  [
    "iQOO Z6 Lite 5G by vivo (Stellar Green, 6GB RAM, 128GB Storage) | World's First Snapdragon 4 Gen 1 | 120Hz Refresh Rate | ...",
    'iQOO Z6 Lite 5G by Vivo, Stellar Green, 6GB RAM, 128GB Storage',
    'Snapdragon 4 Gen 1, 120Hz Refresh Rate',
  ],
  [
    'G 1 Garbage Bags | Dustbin Bags | Trash Bags | Medium | 19x21 inches | Pack of 3 | Black | 30 Bags Per Pack',
    'G 1 Garbage Bags, Medium, 19x21 inches, Pack of 3, Black, 30 Bags per Pack',
    'Dustbin Bags, Trash Bags',
  ],
  [
    'Meat Up Real Chicken Sausage For Dog of All Life Stages (Pack of 2), 150gm Per Sausage (Buy 1 Get 1 Free)',
    'Meat Up Real Chicken Sausage, Pack of 2, 150gm per Sausage',
    'for Dog of All Life Stages',
  ],
  [
    'Luv Lap Liquid Cleanser, Anti-Bacterial, Food Grade, For Baby Bottles, Accessories and Vegetables, 1.5ltr',
    'Luv Lap Liquid Cleanser, Food Grade, 1.5ltr',
    'for Baby Bottles, Accessories and Vegetables',
  ],
  [
    'ZAVERI PEARLS Antique Gold Tone Traditional Kundan Jhumki Earring &amp; Ring Set For Women-ZPFK13163',
    'ZAVERI PEARLS Antique Gold Tone Kundan Jhumki Earring & Ring Set',
    'Traditional, for Women-ZPFK13163',
  ],
  [
    'HUBTURE Dancing Cactus Talking Toy, Wriggle Singing Cactus Repeats What You Say, Soft Plush Talking Toy Rechargeable Speaking Cactus Baby Toys Funny Creative Kids Dancing Toys (Green)',
    'HUBTURE Dancing Cactus Talking Toy, Green',
    'Wriggle Singing Cactus Repeats What You Say, Soft Plush Talking Toy, Rechargeable Speaking Cactus Baby Toys',
  ],
  [
    'AUTOVEA Car Steering Wheel Cover | Microfiber Leather | Breathable, Anti Slip | Odourless | Stitchable | Black & Beige for Maruti Suzuki Ciaz (Type-II) 2017 Onwards',
    'AUTOVEA Car Steering Wheel Cover for Maruti Suzuki Ciaz, Black & Beige',
    'Microfiber Leather, Breathable, Anti Slip, Odourless, Stitchable, Type-II, 2017 Onwards',
  ],
  [
    'CLASSIC TOY TRAIN SET TRACK CARRIAGES LIGHT ENGINE BOXED BOYS KIDS BATTERY',
    'Classic Toy Train Set Track Carriages Light Engine Boxed Boys Kids Battery',
    '',
  ],
  [
    "Durango Men's Men's 11 Inch Flag Pull-on DB4446 Western Boot,Dark Brown/Texas Flag,10.5 W US",
    "Durango Men's 11 Inch Flag Pull-on DB4446 Western Boot, 10.5 W US",
    'Dark Brown/Texas Flag',
  ],
  [
    'Mamaearth Onion Hair Oil For Hair Growth With Onion &amp; Redensyl For Hair Fall Control - 250Ml',
    'Mamaearth Onion Hair Oil for Hair Growth with Onion & Redensyl, 250Ml',
    'for Hair Fall Control',
  ],
  [
    'VIP Neptune Polycarbonate 8 Wheels Trolley Bag(Blue, Size_68)',
    'VIP Neptune Polycarbonate 8 Wheels Trolley Bag (Blue, Size 68)',
    '',
  ],
  [
    "Kenneth Cole REACTION Men's Crespo Loafer B Shoe, Cognac, 10 M US",
    "Kenneth Cole Reaction Men's Crespo Loafer B Shoe, Cognac, 10 M US",
    '',
  ],
];

/** Titles that once lost their type, their fitment or half a phrase. */
const KEPT: readonly (readonly [title: string, brand: string, fitted: string])[] = [
  [
    'ProScreens Screen Guard for Motorola Moto G8 Power Lite Anti Shatter Front HD quality Impossible Guard Better Then Tempered Glass',
    'ProScreens',
    'ProScreens Screen Guard for Motorola Moto G8 Power Lite',
  ],
  [
    'GlobalNicheÂ® Mandoline Vegetable Slicer Dicer Fruit Cutter Slicer With 4 Interchangeable Stainless Steel Blades Potato Slicer Tool',
    'GlobalNiche',
    'GlobalNiche Mandoline Vegetable Slicer Dicer',
  ],
  [
    'The Stupell Home Decor Collection Bitcoin on The Horizon Oversized Stretched Canvas Wall Art, 24 x 1.5 x 30, Proudly Made in USA',
    'Stupell Industries',
    'Wall Art',
  ],
  [
    'Rear Bearing Carrier Bushing Kit fits for Polaris Sportsman 400 450 500 570 600 700 800 Replaces 5632291',
    '',
    'Fits for Polaris Sportsman 400',
  ],
  [
    'Neon Skeleton W/ Blink Eyes 91Cm Batteries Not Included 36" B O Neon Blinking Halloween Party',
    'Pams',
    'Batteries Not Included',
  ],
];

describe('fitTitle', () => {
  test.each(KEPT)('%s keeps what it must', (title, brand, kept) => {
    expect(fitTitle({ title, brand }, AMAZON).title).toContain(kept);
  });

  test.each(REAL)('%s', (title, fitted, highlights) => {
    const result = fitTitle({ title }, AMAZON);
    expect(result.title).toBe(fitted);
    expect(result.itemHighlights).toBe(highlights);
    expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('leaves a good title alone', () => {
    const title = 'Hydra Peak Insulated Water Bottle, 750 ml, Navy Blue';
    expect(fitTitle({ title, brand: 'Hydra Peak' }, AMAZON)).toEqual({
      title,
      itemHighlights: '',
      searchTerms: '',
      moved: [],
      findings: [],
    });
  });

  test('says where every phrase went and why', () => {
    const { moved } = fitTitle(
      {
        title:
          'Meat Up Real Chicken Sausage For Dog of All Life Stages (Pack of 2), 150gm Per Sausage (Buy 1 Get 1 Free)',
      },
      AMAZON,
    );
    expect(moved).toEqual([
      { text: 'for Dog of All Life Stages', to: 'item_highlights', reason: 'The title has room for 75 characters.' },
      {
        text: 'Buy 1 Get 1 Free',
        to: 'dropped',
        reason: '"Buy 1 Get 1 Free" is about the offer, not the product. Remove it.',
      },
    ]);
  });

  test('names the torn end of a title that was cut off', () => {
    expect(fitTitle({ title: 'Steel Bottle, Leak Proof, Better Tra...' }, AMAZON)).toMatchObject({
      title: 'Steel Bottle, Leak Proof',
      moved: [{ text: 'Better Tra', to: 'dropped', reason: 'The source cut the title off here.' }],
    });
  });

  test('keeps what stands in highlights and search terms, and adds behind it', () => {
    const result = fitTitle(
      {
        title: `Acme Steel Water Bottle with Straw, ${'Wide Mouth Carry Loop Body, '.repeat(2)}Leak Proof Twist Cap Design`,
        brand: 'Acme',
        itemHighlights: 'keeps cold 24 hours',
        searchTerms: 'flask gym',
      },
      AMAZON,
    );
    expect(result.itemHighlights.startsWith('keeps cold 24 hours, ')).toBe(true);
    expect(result.searchTerms.startsWith('flask gym')).toBe(true);
  });

  test('moves the brand to the front of a title that has to change', () => {
    const { title } = fitTitle(
      {
        title: 'Steel Water Bottle by night ACME Wide Mouth with Straw and Loop, 750 ml, Navy Blue, Sports, Gym',
        brand: 'ACME',
      },
      AMAZON,
    );
    expect(title.startsWith('ACME Steel Water Bottle')).toBe(true);
  });

  test('where 200 characters are allowed, nothing moves', () => {
    const saudi = ruleSetFor({ marketplace: 'amazon', marketplaceId: 'A17E79C6D8DWNP', on: '2026-11-20' });
    const [title] = REAL[0] as (typeof REAL)[number];
    expect(fitTitle({ title }, saudi).moved).toEqual([]);
  });

  test('a title that is nothing but a claim keeps it, with findings', () => {
    const { title, findings } = fitTitle({ title: 'Free Shipping' }, AMAZON);
    expect(title).toBe('Free Shipping');
    expect(findings.map(({ rule }) => rule)).toContain('amazon.claims.promotional');
  });

  test('an empty title stays empty', () => {
    expect(fitTitle({ title: '  ' }, AMAZON)).toMatchObject({ title: '', itemHighlights: '', moved: [] });
  });
});

test.each([
  // The type stands late, behind codes.
  [
    'Acme RC Model Airplane Neodym Electric Prop 14 x 7 E Aircraft Propeller PE592 with Acme Full Version Apps Edition',
    'Acme',
    /14 x 7 E.* Propeller,? PE592/,
  ],
  // What runs on behind the models is the device that the part fits, not the product.
  [
    'Acme 4 PCS Original Spare Parts CW/CCW Motor A/B for SYMA X8C X8W X8G RC Quadcopter Replacement Accessories',
    'Acme',
    /Motor.* for Syma X8C/i,
  ],
  // A clause ends behind what it names.
  [
    'Acme SJ R/C 4in1 JST Charger for 3.7V Lipo Battery of MJX X400 Nine Eagle Visitor 3 & 6 UDI 817A U818A',
    'Acme',
    /Charger for 3\.7V Lipo Battery/,
  ],
  // "with" may run on to the product.
  [
    'Acme CX-10W CX10W Mini Wifi FPV With 720P Camera 2.4G 4CH 6 Axis LED RC Quadcopter (Dark Grey BNF)',
    'Acme',
    /CX-10W.*Quadcopter/,
  ],
  // A material and a size say more than a stock number.
  [
    'May Birthstone Ring - Solitaire Round Emerald Celtic Knot Ring in Platinum (5mm Emerald) - SR0652E-PT-AAA-5-3',
    '',
    /Ring, Platinum, 5mm Emerald/,
  ],
  [
    'Acme 1:32 Scale Monte Carlo Rally Lancia Delta S4 Vs Audi Quattro Limited Edition Slot Car Twin Pack',
    'Acme',
    /Lancia Delta S4 Slot Car, Twin Pack/,
  ],
])('%s', (title, brand, wanted) => {
  expect(fitTitle({ title, brand }, AMAZON).title).toMatch(wanted);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

/** Titles as sellers write them: too long, torn off, shouted, repeated, with forbidden words. */
const OWN: readonly string[] = [
  'LED Desk Lamp with Clip, Dimmable Reading Light, 3 Colour Modes, USB Powered, Flexible Neck, for Bed Headboard and Office, Black',
  'STAINLESS STEEL WATER BOTTLE 1 LITRE LEAK PROOF BPA FREE FOR GYM SCHOOL OFFICE TRAVEL HIKING MEN WOMEN KIDS PACK OF 2 BLUE',
  "Men's Running Shoes | Lightweight | Breathable Mesh | Best Seller | Free Shipping | Size 9 UK | Navy/White | Cushioned So...",
  'Case for Galaxy A54 5G, Shockproof Cover with Ring Holder, 2 Screen Protectors Included, Military Grade, Clear / Black!!!',
  'Ceramic Mug Mug Mug Set of 4 Coffee Mug Tea Mug 350 ml Dishwasher Safe Microwave Safe Gift Mug for Home & Kitchen',
  'Cotton Bedsheet King Size 108 x 108 inch with 2 Pillow Covers, 300 TC, Floral Printed, Wrinkle Free, Multicolour (Pack of 1)',
  'Replacement Filter Compatible with HX-200 / HX-210 / HX-220 / HX-230 Vacuum Cleaner, Washable, HEPA H13, 2 Pcs + Brush',
  'Nähmaschine Nadeln für Jeans & Leder, Größe 90/14, 10 Stück, kompatibel mit allen gängigen Maschinen, Profi Qualität™',
];
/** More real listings beside the checkout, which may not be published: where the folder exists. */
const SAMPLES = path.resolve('../shared/samples/listings/amazon-listings.json');

test('every sample title fits without an error', () => {
  const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
  const others = existsSync(SAMPLES) ? (JSON.parse(readFileSync(SAMPLES, 'utf8')) as readonly { title: string }[]) : [];
  const broken = [...OWN, ...others.map(({ title }) => title)].flatMap((title) => {
    const { title: fitted, findings } = fitTitle({ title }, AMAZON);
    const errors = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    return [...fitted].length > 75 || errors.length > 0 ? [{ title, fitted, errors }] : [];
  });
  expect(broken).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../readProduct.js';

const disagree = (
  productName: string,
  description: string,
  attributes: Readonly<Record<string, string>> = {},
): number =>
  readProduct({ productName, description, attributes, brand: '', category: '', keywords: [] }).contradictions.length;

describe('contradictions', () => {
  it.each([
    ['Waterproof Jacket', 'Not waterproof.'],
    ['Oak Table', 'Material: pine wood.'],
    ['Wool Scarf', '100% acrylic.'],
    ['Ceramic Bowl', 'Microwave safe. Do not microwave.'],
    ['Frying Pan', 'Dishwasher safe. Hand wash only.'],
    ['Machine Washable Rug', 'Do not machine wash.'],
    ['Vegan Gummies', 'Contains gelatin.'],
    ['Bluetooth 5.3 Speaker', 'Bluetooth 5.0.'],
    ['Rug 120 x 180 cm', 'Size 120 x 160 cm.'],
    ['LED Lamp 10 W', 'Power 12 W.'],
    ['Watch', '1-year warranty. Warranty 2 years.'],
    ['Electric Kettle', 'Stainless steel, 1.7 L. It holds 1.5 L.'],
    ['Lunch Box', 'Modern look, 1.7 L capacity. Capacity 1.5 L.'],
  ])('are found between "%s" and "%s"', (name, description) => {
    expect(disagree(name, description)).toBe(1);
  });

  it.each([
    ['Cedar & Smoke Soy Candle', '100% soy wax.'],
    ['Wooden Table', 'Made of beech wood.'],
    ['Steel Bottle', 'Made of 304 stainless steel.'],
    ['Cat Carrier', 'Mat machine washable at 30 °C. Carrier itself wipe clean only, not machine washable.'],
    ['Casserole', 'Oven safe. Lid not oven safe.'],
    ['Keyboard', 'Bluetooth 5.1 and wired by USB-C.'],
    ['Rug 120 x 180 cm', 'Package 40 x 30 x 12 cm.'],
    ['Protein Bar', 'Vegan. May contain traces of nuts.'],
  ])('are not seen in "%s" and "%s"', (name, description) => {
    expect(disagree(name, description)).toBe(0);
  });
});

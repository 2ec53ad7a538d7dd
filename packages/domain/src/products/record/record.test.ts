import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readProduct } from '../readProduct.js';
import { checkIdentifiers, correctFact, isGtin, isSameProduct, mergeBriefs } from './index.js';

const bottle = {
  productName: 'Himal Steel Bottle 750 ml',
  description: 'Keeps drinks cold for 24 hours. Weighs about 380 g.',
  category: '',
  brand: 'Himal',
  attributes: { Colour: 'Blue' },
};
const none = { sku: '', asin: '', gtin: '' };

describe('identifiers', () => {
  it.each(['4006381333931', '036000291452', '96385074', '10614141000415'])('takes the GTIN %s', (digits) => {
    expect(isGtin(digits)).toBe(true);
  });

  it('refuses every GTIN with one digit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4006381333931'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        return !isGtin(digits.join(''));
      }),
    );
  });

  it('stores them without blanks, and names each that cannot be', () => {
    expect(checkIdentifiers({ sku: ' A  1 ', asin: 'b0cxyz1234', gtin: '400-6381 333931' })).toEqual({
      sku: 'A 1',
      asin: 'B0CXYZ1234',
      gtin: '4006381333931',
    });
    expect(() => checkIdentifiers({ sku: '', asin: 'B0', gtin: '123' })).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ path: 'asin' }), expect.objectContaining({ path: 'gtin' })],
      }),
    );
  });
});

describe('isSameProduct', () => {
  const one = { ...none, productName: 'Steel Bottle', brand: 'Himal' };

  it.each([
    ['the same brand and name', { productName: 'steel  bottle', brand: 'HIMAL' }, {}, true],
    ['another brand', { brand: 'Other' }, {}, false],
    ['the same SKU under another name', { sku: 'A1', productName: 'Flask' }, { sku: 'a1' }, true],
    ['another SKU under the same name', { sku: 'A2' }, { sku: 'A1' }, false],
    ['the same ASIN under another name', { asin: 'B0CXYZ1234', productName: 'Flask' }, { asin: 'B0CXYZ1234' }, true],
    ['a SKU that the other lacks', { sku: 'A1' }, {}, true],
  ])('%s', (_, changes, own, same) => {
    expect(isSameProduct({ ...one, ...own }, { ...one, ...changes })).toBe(same);
  });
});

describe('correctFact', () => {
  const factOf = (property: string, brief = bottle) => {
    const fact = readProduct(brief).facts.find((one) => one.property === property);
    if (fact === undefined) throw new Error(`no ${property}`);
    return fact;
  };

  it.each([
    ['weight', '400 g', { description: 'Keeps drinks cold for 24 hours. Weighs about 400 g.' }],
    ['colour', 'Green', { attributes: { Colour: 'Green' } }],
    ['capacity', '1 L', { productName: 'Himal Steel Bottle 1 L' }],
  ])('replaces the %s where it stands', (property, value, changes) => {
    expect(correctFact(bottle, factOf(property), value)).toEqual({ ...bottle, ...changes });
  });

  it('says it with a label where the clause has other words for it', () => {
    const brief = { ...bottle, description: 'Holds one and a half litres.' };
    const [fact] = readProduct(brief).facts.filter(({ source }) => source.field === 'description');
    if (fact === undefined) throw new Error('no fact');
    const corrected = correctFact(brief, { ...fact, value: '1.5 L' }, '2 L');
    expect(corrected?.description).toMatch(/: 2 L\.$/u);
  });

  it('does not rewrite a name that says it in other words', () => {
    expect(correctFact(bottle, { ...factOf('capacity'), value: '0.75 L' }, '1 L')).toBeUndefined();
  });
});

describe('mergeBriefs', () => {
  it('fills gaps and overwrites nothing', () => {
    const newer = {
      ...bottle,
      description: 'Other words.',
      category: 'Kitchen',
      attributes: { colour: 'Red', Lid: 'Steel' },
    };
    expect(mergeBriefs(bottle, newer)).toEqual({
      ...bottle,
      category: 'Kitchen',
      attributes: { Colour: 'Blue', Lid: 'Steel' },
    });
  });
});

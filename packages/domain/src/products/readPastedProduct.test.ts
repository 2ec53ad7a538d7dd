import { describe, expect, test } from '@jest/globals';
import { readProduct } from './readProduct.js';

const read = (description: string, productName = 'Sample thing') =>
  readProduct({ productName, description, brand: '', category: '', attributes: {} });
const quantities = (description: string) =>
  read(description).statements.flatMap(({ statement }) =>
    statement.quantities.map(({ property, low, unit }) => [property, low, unit] as const),
  );

describe('a product from a pasted sheet', () => {
  test.each([
    ["5' x 8'", [5, 8], 'ft'],
    ['6\' 7" x 9\' 6"', [79, 114], 'in'],
    ["a 6' table", [6], 'ft'],
  ])('%s are feet and inches', (text, figures, unit) => {
    const found = quantities(text);
    expect(found.map(([, low]) => low)).toEqual(expect.arrayContaining(figures));
    expect(new Set(found.map(([, , symbol]) => symbol))).toEqual(new Set([unit]));
  });

  test('a figure in quotes and a decade are no feet', () => {
    expect(quantities("the '6' pack").map(([, , unit]) => unit)).not.toContain('ft');
    expect(quantities("made in the '90s").map(([, , unit]) => unit)).not.toContain('ft');
  });

  test('gold has a fineness, light a temperature in kelvin, and 4K is neither', () => {
    expect(quantities('Chain of 18K gold')).toContainEqual(['material', 18, 'kt']);
    expect(quantities('9ct yellow gold ring')).toContainEqual(['material', 9, 'kt']);
    expect(quantities('Light 2700 K')).toContainEqual(['light_colour', 2700, 'K']);
    expect(quantities('Shows 4K video').map(([, , unit]) => unit)).not.toContain('K');
  });

  test('sides are named by the order in the label', () => {
    const found = quantities('Size (L x W x H): 40 x 30 x 60 cm');
    expect(found).toEqual(
      expect.arrayContaining([
        ['length', 40, 'cm'],
        ['width', 30, 'cm'],
        ['height', 60, 'cm'],
      ]),
    );
  });

  test('a chart of body measures is named as unread, and gives no measures of the product', () => {
    const chart = 'Size(cm) S Length: 90 Bust: 92 Waist: 84 M Length: 91 Bust: 96 Waist: 88';
    const { facts, unused } = read(`Soft cotton dress. ${chart}`, 'Summer dress');
    expect(unused.find(({ note }) => note.includes('size chart'))?.text).toContain('Waist: 88');
    expect(facts.filter(({ quantities: all }) => all.some(({ unit }) => unit === 'cm'))).toEqual([]);
  });

  test('a chart in markup is named too, and the measures of one garment are facts', () => {
    const rows = ['S', 'M'].map((size) => `<td>${size}</td><td>Length: 90</td><td>Bust: 92</td><td>Waist: 84</td>`);
    expect(read(rows.join(''), 'Summer dress').unused.map(({ note }) => note)).toEqual([
      expect.stringContaining('size chart'),
    ]);
    const one = read('Length 90 cm, bust 92 cm, waist 84 cm, hip 96 cm, sleeve 20 cm, shoulder 38 cm', 'Summer dress');
    expect(one.unused).toEqual([]);
  });

  test.each([
    'Thank you for your kind understanding',
    'The picture may not reflect the actual color of the item',
    'wechat pumps2020',
    'shipping free',
    'Collect from Hull',
    'doctors love it (i made that up, please do not print)',
  ])('"%s" is talk of the seller', (text) => {
    const { unused } = read(`Steel body. ${text}. Holds 2 L`);
    expect(unused.map((one) => one.text)).toContain(text);
  });

  test('what is denied in full is no repetition of a denial that goes further', () => {
    const { unused } = read('Sticks to most shoes but not to waterproof membranes. Not waterproof');
    expect(unused).toEqual([]);
  });

  test('a count behind another noun of its sentence contradicts no count of the name', () => {
    expect(read('Beech track, 20 pieces', 'Train set 38 pieces').contradictions).toEqual([]);
    expect(read('20 pieces', 'Train set 38 pieces').contradictions).toHaveLength(1);
  });

  test.each([
    ['Wheel marking gauge', 'Wheel marking gauge'],
    ['Oil filter wrench cup 74 mm', 'Oil filter wrench cup'],
    ['Mini badge maker Bluetooth thermal', 'Mini badge maker'],
    ['Yoga mat strap', 'Yoga mat strap'],
  ])('%s is a thing for another thing', (name, noun) => {
    expect(read('', name).name.kind).toMatchObject({ name: noun, kind: { id: 'product' } });
  });

  test('a bodysuit for women is no romper of a baby', () => {
    expect(read('', 'Women bodysuit').name.kind.kind.id).not.toBe('baby-romper');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readProduct } from './readProduct.js';

const read = (description: string, productName = 'Sample thing', brand = '') =>
  readProduct({ productName, description, brand, category: '', attributes: {} });
const reasonsOf = (description: string) =>
  read(description)
    .statements.filter(({ field }) => field === 'description')
    .map(({ unused }) => unused?.reason);

describe('the text of a catalogue', () => {
  it.each([
    'It makes a beautiful gift for any occasion.',
    'We have been pursuing the brand concept.',
    'Enjoy the natural beauty of the outdoors.',
    'Everyone will love it.',
    'We will help you solve the problem as quickly as possible.',
    'Please allow a 2-3 cm deviation in size.',
    'Due to the different monitor, the color may be slightly different.',
    '100% Brand New',
  ])('"%s" is talk of the seller', (text) => {
    expect(new Set(reasonsOf(text))).toEqual(new Set(['promotion']));
  });

  it.each([
    'We sew these in our workshop in Leeds.',
    'Our soap is made with 12% shea butter.',
    'We recommend hand washing.',
    'A gift box is included.',
    'Solid oak, perfect for a hallway.',
    'Use it on your bike or your stroller.',
  ])('"%s" is said of the product', (text) => {
    expect(reasonsOf(text)).not.toContain('promotion');
  });

  it('leaves out what only goes on with such talk, and keeps a figure beside it', () => {
    expect(reasonsOf("You can't go wrong with it, so your friends will be glad, 220 gsm")).toEqual([
      'promotion',
      'promotion',
      undefined,
    ]);
  });

  it.each(['Promise', '1 inch = 2.54 cm', 'as shown in the picture'])('"%s" says nothing of the product', (text) => {
    expect(reasonsOf(text)).toEqual(['not_understood']);
  });

  it('reads no rows of sizes as measures of one garment', () => {
    const chart =
      'Cotton\nSize------------Length------------Bust---------------Sleeve\nS/US6             80cm/31.50        120cm/47.24       43cm/16.93\nM/US8-10      82cm/32.28        124cm/48.82       43.5cm/17.13';
    const { statements, unused } = read(chart);
    expect(statements.flatMap(({ statement }) => statement.quantities)).toEqual([]);
    expect(unused.map(({ reason }) => reason)).toContain('not_understood');
  });

  it('knows a brand that is spelled together or with an "and"', () => {
    expect(read('', "BlueGeneration Men's Polo", 'Blue Generation').name.front.start).toBe('BlueGeneration '.length);
    expect(read('', 'Melissa and Doug Easel', 'Melissa & Doug').name.front.start).toBe('Melissa and Doug '.length);
    expect(read('', 'Bluegrass Seeds', 'Blue').name.front.start).toBe(0);
  });

  it.each([
    ['RoboVac 11S Max', 's'],
    ['2.4G remote control', 'g'],
  ])('"%s" has no measure in %s', (text, unit) => {
    const units = read(text).statements.flatMap(({ statement }) => statement.quantities.map((one) => one.unit));
    expect(units).not.toContain(unit);
  });

  it('takes "included: no" for a thing that is not included', () => {
    const { statements } = readProduct({
      productName: 'Desk',
      description: '',
      brand: '',
      category: '',
      attributes: { monitor_arm_included: 'No' },
    });
    expect(statements.at(-1)?.statement.text).toBe('monitor arm not included');
  });
});

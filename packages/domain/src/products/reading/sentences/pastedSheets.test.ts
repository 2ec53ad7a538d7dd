import { describe, expect, test } from '@jest/globals';
import { cutSentences } from './cutSentences.js';

const cut = (text: string) =>
  cutSentences(text).map(({ label, clauses }) => [label, ...clauses.map(({ start, end }) => text.slice(start, end))]);

describe('what suppliers and shop pages paste', () => {
  test.each([' / ', ' ~ ', ' * ', ' · ', ' 🔹 ', ' >> '])('%j between statements parts them', (sign) => {
    expect(cut(['soft pulp fibre', 'clumps in 5 sec', 'no clay', 'store dry'].join(sign))).toEqual([
      ['', 'soft pulp fibre'],
      ['', 'clumps in 5 sec'],
      ['', 'no clay'],
      ['', 'store dry'],
    ]);
  });

  test('between single words and figures it is one enumeration', () => {
    expect(cut('red / blue / green / white')).toEqual([['', 'red / blue / green / white']]);
    expect(cut('Guide comb: 1.5 / 3 / 6 / 9 mm')).toEqual([['Guide comb', '1.5 / 3 / 6 / 9 mm']]);
    expect(cut('oak + steel')).toEqual([['', 'oak + steel']]);
  });

  test('labels stand in brackets or before dots', () => {
    expect(cut('[Blade] ceramic, rounded\n【Colour】gun grey')).toEqual([
      ['Blade', 'ceramic', 'rounded'],
      ['Colour', 'gun grey'],
    ]);
  });

  test('cells written together come apart at their labels; names of one word do not', () => {
    expect(cut('Colour: BlueSize: MediumMaterial: cotton')).toEqual([
      ['Colour', 'Blue'],
      ['Size', 'Medium'],
      ['Material', 'cotton'],
    ]);
    expect(cut('Holder for iPhone and MacBook')).toEqual([['', 'Holder for iPhone and MacBook']]);
    expect(cut('Fastening: Slip OnUpper Material: PUOutsole Material: TPR')).toEqual([
      ['Fastening', 'Slip On'],
      ['Upper Material', 'PU'],
      ['Outsole Material', 'TPR'],
    ]);
    expect(cut('Material:Cotton blend Color:Blue Size:S,M')).toEqual([
      ['Material', 'Cotton blend'],
      ['Color', 'Blue'],
      ['Size', 'S', 'M'],
    ]);
    expect(cut('Weight: 220.5 LBS.Number of bulbs: 4.Bulb type: Medium')).toEqual([
      ['Weight', '220.5 LBS'],
      ['Number of bulbs', '4'],
      ['Bulb type', 'Medium'],
    ]);
  });

  test('sizes with their measures are no label', () => {
    expect(cut('M = chest 38, L = chest 40')).toEqual([['', 'M = chest 38', 'L = chest 40']]);
  });

  test('"not incl." ends a sentence, "incl." goes on', () => {
    expect(cut('plug not incl. 2 alarms')).toEqual([
      ['', 'plug not incl'],
      ['', '2 alarms'],
    ]);
    expect(cut('incl. 2 straps')).toEqual([['', 'incl. 2 straps']]);
  });

  test('the numbers of a list belong to no statement, in one line or in several', () => {
    expect(cut('1. Soft rubber 2. Easy to wash 3. Light')).toEqual([
      ['', 'Soft rubber'],
      ['', 'Easy to wash'],
      ['', 'Light'],
    ]);
    expect(cut('Features: 1. Soft rubber\n2. Easy to wash')).toEqual([
      ['Features', 'Soft rubber'],
      ['Features', 'Easy to wash'],
    ]);
    expect(cut('Comes with 2. Wash cold')).toEqual([
      ['', 'Comes with 2'],
      ['', 'Wash cold'],
    ]);
  });

  test('a line that an editor broke goes on, a list of short lines does not', () => {
    expect(cut('the silicone has a\ngood grip')).toEqual([['', 'the silicone has a\ngood grip']]);
    expect(cut('soft cotton\nmachine washable\npack of 3')).toEqual([
      ['', 'soft cotton'],
      ['', 'machine washable'],
      ['', 'pack of 3'],
    ]);
  });

  test('a bare heading says nothing', () => {
    expect(cut('Specifications:\nWash cold').map(([, ...clauses]) => clauses)).toEqual([[], ['Wash cold']]);
    expect(cut('Package Included\nWash cold').map(([, ...clauses]) => clauses)).toEqual([[], ['Wash cold']]);
  });

  test('a label may hold the order of its figures', () => {
    expect(cut('Size (L x W x H) | 40 x 30 x 60 cm\nNo. of trays | 2')).toEqual([
      ['Size (L x W x H)', '40 x 30 x 60 cm'],
      ['No. of trays', '2'],
    ]);
  });
});

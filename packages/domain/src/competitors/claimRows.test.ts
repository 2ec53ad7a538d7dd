import { describe, expect, it } from '@jest/globals';
import { claimRows, readCompared } from './claimRows.js';
import { aProduct } from './testing/aProduct.js';

const rowsOf = (...texts: readonly (readonly string[])[]) =>
  claimRows(texts.map((bulletPoints, at) => readCompared(aProduct(`p${at}`, { title: 'Steel Mug', bulletPoints }))));
const standingOf = (property: string, ...texts: readonly (readonly string[])[]) =>
  rowsOf(...texts).find((row) => row.property === property)?.standing;

describe('claimRows', () => {
  it.each([
    ['gap', [], ['Dishwasher safe.']],
    ['denied', ['Not dishwasher safe.'], ['Dishwasher safe.']],
    ['shared', ['Not dishwasher safe.'], ['Not dishwasher safe.']],
    ['edge', ['Not dishwasher safe.'], []],
    ['shared', ['Dishwasher safe.'], ['Dishwasher safe.']],
    ['shared', ['Dishwasher safe.'], ['Not dishwasher safe.']],
    ['edge', ['Dishwasher safe.'], []],
  ])('calls it %s where you say %j and another %j', (standing, own, other) => {
    expect(standingOf('care', own, other)).toBe(standing);
  });

  it('puts gaps first, then what is denied, shared, and the own edge; the heaviest for buyers first', () => {
    const rows = rowsOf(
      ['Not dishwasher safe.', 'Holds 300 ml.', 'Weighs 180 g.'],
      ['Dishwasher safe.', 'Holds 350 ml.', '2 year warranty.', 'Made in Portugal.'],
    );
    const order = ['gap', 'denied', 'shared', 'edge'];
    const places = rows.map(({ standing }) => order.indexOf(standing));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const standing of order) {
      const weights = rows.filter((row) => row.standing === standing).map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    }
    expect(new Set(rows.map(({ standing }) => standing))).toEqual(new Set(order));
  });

  it('shows each value once, its denial and its limit, with the words that say it', () => {
    const cell = (text: string, property: string) =>
      rowsOf([], [text]).find((row) => row.property === property)?.cells[1];
    expect(cell('Not dishwasher safe.', 'care')).toMatchObject({ state: 'denies', evidence: 'Not dishwasher safe' });
    expect(cell('Not dishwasher safe.', 'care')?.values[0]).toMatch(/^not /u);
    expect(cell('Holds up to 300 ml.', 'capacity')?.values).toEqual(['up to 300 ml']);
    expect(cell('Holds 300 ml. The mug holds 300 ml.', 'capacity')?.values).toEqual(['300 ml']);
  });

  it('compares no brand, kind or use', () => {
    const properties = rowsOf(['For camping.'], ['For the office.']).map(({ property }) => property);
    expect(properties).not.toContain('use');
    expect(properties).not.toContain('kind');
  });
});

import { describe, expect, it } from '@jest/globals';
import { claimRows, readCompared } from './claimRows.js';
import { aProduct } from './testing/aProduct.js';

const rowsOf = (...texts: readonly (readonly string[])[]) =>
  claimRows(texts.map((bulletPoints, at) => readCompared(aProduct(`p${at}`, { title: 'Steel Mug', bulletPoints }))));
const standingOf = (property: string, ...texts: readonly (readonly string[])[]) =>
  rowsOf(...texts).find((row) => row.property === property)?.standing;

describe('claimRows', () => {
  it('says who states what, and who denies it', () => {
    const [yes, no]: readonly (readonly string[])[] = [['Dishwasher safe.'], ['Not dishwasher safe.']];
    const [nothing]: readonly (readonly string[])[] = [[]];
    expect(standingOf('care', nothing ?? [], yes ?? [])).toBe('gap');
    expect(standingOf('care', no ?? [], yes ?? [])).toBe('denied');
    expect(standingOf('care', no ?? [], no ?? [])).toBe('shared');
    expect(standingOf('care', no ?? [], nothing ?? [])).toBe('edge');
    expect(standingOf('care', yes ?? [], yes ?? [])).toBe('shared');
    expect(standingOf('care', yes ?? [], no ?? [])).toBe('shared');
    expect(standingOf('care', yes ?? [], nothing ?? [])).toBe('edge');
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
    expect(
      rowsOf([], []).every(({ cells }) => cells.every(({ values }) => new Set(values).size === values.length)),
    ).toBe(true);
  });

  it('compares no brand, kind or use', () => {
    const properties = rowsOf(['For camping.'], ['For the office.']).map(({ property }) => property);
    expect(properties).not.toEqual(expect.arrayContaining(['use']));
    expect(properties).not.toEqual(expect.arrayContaining(['kind']));
  });
});

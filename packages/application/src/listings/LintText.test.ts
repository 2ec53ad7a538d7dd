import { describe, expect, it } from '@jest/globals';
import { aCaller, FixedClock, PlainChecker } from '../../testing/index.js';
import { FitTitle, LintText, type LintTextInput } from './index.js';

const lint = new LintText(new PlainChecker(), new FixedClock());
const fit = new FitTitle(new FixedClock());
const LONG = `Himal Water Bottle ${'Insulated Leakproof Wide Mouth '.repeat(8)}for Hiking`;

describe('a text that is checked without an account', () => {
  const rulesOf = async (input: LintTextInput) => (await lint.execute(input, aCaller())).ruleSet;

  it('is judged by the rules of today, or of the day that is named', async () => {
    const input = { marketplace: 'amazon', copy: { title: 'Steel Bottle' } } as const;
    expect((await rulesOf(input)).date).toBe((await rulesOf({ ...input, on: '2026-11-21' })).date);
    expect((await rulesOf({ ...input, on: '2025-02-01' })).limits.titleMax).toBe(200);
    expect((await rulesOf(input)).limits.titleMax).toBeLessThan(200);
  });

  it('follows the store and the class of product', async () => {
    const input = { marketplace: 'amazon', copy: { title: 'Steel Bottle' }, marketplaceId: '' } as const;
    expect(await rulesOf(input)).toEqual(await rulesOf({ ...input, productClass: 'general' }));
    expect(await rulesOf({ ...input, productClass: 'media' })).not.toEqual(await rulesOf(input));
    expect((await rulesOf({ ...input, marketplaceId: 'A21TJRUUN4KGV' })).id).not.toBe((await rulesOf(input)).id);
  });

  it('misses the brand only where there is one', async () => {
    const copy = { title: 'Steel Bottle, 750 ml' };
    const countOf = async (brand?: string) =>
      (await lint.execute({ marketplace: 'amazon', copy, ...(brand === undefined ? {} : { brand }) }, aCaller()))
        .findings.length;
    expect(await countOf('Himal')).toBeGreaterThan(await countOf());
  });
});

describe('a title that is fitted without an account', () => {
  it('is at most as long as the rules allow, and begins with the brand that is given', () => {
    const { fitted, ruleSet } = fit.execute({ marketplace: 'amazon', title: LONG, brand: 'Himal' });
    expect(fitted.title.length).toBeLessThanOrEqual(ruleSet.limits.titleMax);
    expect(fitted.title.startsWith('Himal')).toBe(true);
  });

  it('needs no brand', () => {
    const { fitted, ruleSet } = fit.execute({ marketplace: 'amazon', title: LONG });
    expect(fitted.title.length).toBeLessThanOrEqual(ruleSet.limits.titleMax);
    expect(fitted.title).toContain('Bottle');
  });
});

import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../testing/index.js';
import { FitTitle, LintText } from './index.js';

const lint = new LintText(new FixedClock());
const fit = new FitTitle(new FixedClock());
const LONG = `Himal Water Bottle ${'Insulated Leakproof Wide Mouth '.repeat(8)}for Hiking`;

describe('a text that is checked without an account', () => {
  it('is judged by the rules of today, or of the day that is named', () => {
    const input = { marketplace: 'amazon', copy: { title: 'Steel Bottle' } } as const;
    expect(lint.execute(input).ruleSet.date).toBe(lint.execute({ ...input, on: '2026-11-21' }).ruleSet.date);
    expect(lint.execute({ ...input, on: '2025-02-01' }).ruleSet.limits.titleMax).toBe(200);
    expect(lint.execute(input).ruleSet.limits.titleMax).toBeLessThan(200);
  });

  it('follows the store and the class of product', () => {
    const input = { marketplace: 'amazon', copy: { title: 'Steel Bottle' }, marketplaceId: '' } as const;
    expect(lint.execute(input).ruleSet).toEqual(lint.execute({ ...input, productClass: 'general' }).ruleSet);
    expect(lint.execute({ ...input, productClass: 'media' }).ruleSet).not.toEqual(lint.execute(input).ruleSet);
    expect(lint.execute({ ...input, marketplaceId: 'A21TJRUUN4KGV' }).ruleSet.id).not.toBe(
      lint.execute(input).ruleSet.id,
    );
  });

  it('misses the brand only where there is one', () => {
    const copy = { title: 'Steel Bottle, 750 ml' };
    const rules = (brand?: string) =>
      lint.execute({ marketplace: 'amazon', copy, ...(brand === undefined ? {} : { brand }) }).findings.length;
    expect(rules('Himal')).toBeGreaterThan(rules());
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

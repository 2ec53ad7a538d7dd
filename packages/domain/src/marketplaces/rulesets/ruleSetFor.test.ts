import { describe, expect, test } from '@jest/globals';
import { AMAZON_STORES } from '../amazonStores.js';
import { listRuleSets } from './listRuleSets.js';
import { ruleSetFor } from './ruleSetFor.js';

const idOf = (country: string): string => AMAZON_STORES.find((store) => store.country === country)?.id ?? '';
const titleMax = (country: string, on: string, productClass: 'general' | 'media' = 'general'): number =>
  ruleSetFor({ marketplace: 'amazon', marketplaceId: idOf(country), productClass, on }).limits.titleMax;

describe('ruleSetFor', () => {
  test.each([
    ['US', '2020-01-01', 'general', 200],
    ['US', '2025-01-21', 'general', 200],
    ['US', '2026-07-26', 'general', 200],
    ['US', '2026-07-27', 'general', 75],
    ['IN', '2026-11-20', 'general', 75],
    ['US', '2026-11-20', 'media', 200],
    ['SA', '2026-11-20', 'general', 200],
    ['EG', '2026-11-20', 'general', 200],
    ['TR', '2026-11-20', 'general', 200],
    ['AE', '2026-11-20', 'general', 200],
  ] as const)('%s on %s, %s: titles of %i characters', (country, on, productClass, expected) => {
    expect(titleMax(country, on, productClass)).toBe(expected);
  });

  test('names a set by store, class and first day', () => {
    const set = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
    expect(set.id).toBe('amazon-us-general-2026-07-27');
    expect(set.date).toBe('2026-07-27');
    expect(ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' }).id).toBe('shopify-general-2026-05-22');
  });

  test('gives the same object for the same rules', () => {
    const first = ruleSetFor({ marketplace: 'amazon', on: '2026-08-01' });
    expect(ruleSetFor({ marketplace: 'amazon', marketplaceId: '', on: '2026-11-20' })).toBe(first);
  });

  test('knows no character rules and no highlights before they came', () => {
    const rulesOn = (on: string): readonly string[] =>
      ruleSetFor({ marketplace: 'amazon', on }).rules.map(({ id }) => id);
    expect(rulesOn('2025-01-20')).not.toContain('amazon.title.repeated_words');
    expect(rulesOn('2025-01-21')).toContain('amazon.title.repeated_words');
    expect(rulesOn('2026-07-26')).not.toContain('amazon.highlights.length');
    expect(rulesOn('2026-07-27')).toContain('amazon.highlights.length');
  });

  test.each(['2026-13-01', '27.07.2026', '', '2026-7-1'])('refuses "%s" as a day', (on) => {
    expect(() => ruleSetFor({ marketplace: 'amazon', on })).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'invalid_date' }),
    );
  });
});

describe('listRuleSets', () => {
  test('lists every set once: 23 stores, 2 classes, 3 periods, and Shopify', () => {
    const sets = listRuleSets();
    expect(sets).toHaveLength(23 * 2 * 3 + 1);
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  });

  test('holds each rule of a set once, with its source', () => {
    for (const { id, rules } of listRuleSets()) {
      expect({ id, duplicates: rules.length - new Set(rules.map((rule) => rule.id)).size }).toEqual({
        id,
        duplicates: 0,
      });
      expect(rules.filter((rule) => rule.source.name === '' || rule.source.read === '')).toEqual([]);
    }
  });

  test('has exactly one title length rule in each set', () => {
    for (const { rules } of listRuleSets())
      expect(rules.filter(({ id }) => id.endsWith('.title.length'))).toHaveLength(1);
  });
});

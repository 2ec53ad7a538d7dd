import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../marketplaces/index.js';
import { lintListing } from './lintListing.js';
import { EMPTY_COPY } from './ListingCopy.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });

describe('lintListing', () => {
  test('judges only the fields that are given', () => {
    expect(lintListing({}, AMAZON)).toEqual([]);
    expect(lintListing({ title: '' }, AMAZON).map(({ rule }) => rule)).toEqual(['amazon.title.missing']);
  });

  test('has nothing to say about good copy', () => {
    const copy = {
      ...EMPTY_COPY,
      title: 'Hydra Peak Insulated Water Bottle, 750 ml, Navy Blue',
      itemHighlights: 'stainless steel, leak proof lid, fits cup holders',
      bulletPoints: [
        'Keeps Cold: double wall vacuum insulation holds ice water for 24 hours',
        'Leak Proof: a silicone gasket seals the twist lid',
        'Easy to Clean: lid and body go into the dishwasher',
      ],
      description: 'The bottle keeps water cold on long days.<br>The lid seals, and the body fits cup holders.',
      searchTerms: 'flask thermos gym hiking camping',
    };
    expect(lintListing(copy, AMAZON, { brand: 'Hydra Peak' })).toEqual([]);
  });

  test('orders findings by field, then by rule', () => {
    const rules = lintListing({ description: '<b>x</b>', title: 'Bottle! CBD', bulletPoints: ['short'] }, AMAZON).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual([
      'amazon.title.banned_characters',
      'amazon.claims.disease',
      'amazon.bullets.too_few',
      'amazon.bullets.min_length',
      'amazon.bullets.capital_first',
      'amazon.description.html',
    ]);
  });

  test('names rule, place, correction and source', () => {
    expect(lintListing({ title: 'Water Bottle!' }, AMAZON)).toEqual([
      {
        rule: 'amazon.title.banned_characters',
        field: 'title',
        severity: 'error',
        message: 'Amazon does not allow ! in the title. Remove it.',
        span: { start: 12, end: 13 },
        fix: { label: 'Remove !', start: 12, end: 13, insert: '' },
        source: 'Amazon product title requirements of 21 January 2025 (read 2026-11)',
      },
    ]);
  });
});

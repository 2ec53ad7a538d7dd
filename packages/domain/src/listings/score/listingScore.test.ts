import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { lintListing } from '../lintListing.js';
import { EMPTY_COPY, type ListingCopy } from '../ListingCopy.js';
import { AMAZON_SCORE_PARTS } from './amazonScoreParts.js';
import { gradeOf } from './gradeOf.js';
import { listingScore } from './listingScore.js';
import { SHOPIFY_SCORE_PARTS } from './shopifyScoreParts.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const GOOD: ListingCopy = {
  ...EMPTY_COPY,
  title: 'Hydra Peak Insulated Water Bottle, 750 ml, Navy Blue',
  itemHighlights: 'stainless steel, leak proof lid, fits cup holders, keeps drinks cold for 24 hours, wide mouth',
  bulletPoints: [
    'Keeps Cold: double wall vacuum insulation holds ice water for 24 hours and hot coffee for 12 hours on the trail',
    'Leak Proof: the silicone gasket seals the twist lid so that nothing drips into a backpack, a gym bag or a car',
    'Fits Cup Holders: the 73 mm base stands in most cars and bike cages without a sleeve, a ring or an adapter',
    'Easy to Clean: the wide mouth takes ice cubes and a bottle brush; lid and body both go into the dishwasher',
    'Made to Last: 18/8 stainless steel under a powder coat grips well, hides scratches and does not take on smells',
  ],
  description: 'The bottle keeps water cold on long days. '.repeat(16),
  searchTerms: Array.from({ length: 24 }, (_, at) => `word${String.fromCharCode(97 + at)}x`).join(' '),
  keywords: ['insulated water bottle'],
};
const scoreOf = (copy: ListingCopy, imageCount?: number) =>
  listingScore(
    copy,
    AMAZON,
    lintListing(copy, AMAZON, { brand: 'Hydra Peak' }),
    imageCount === undefined ? {} : { imageCount },
  );

describe('listingScore', () => {
  test.each([{ parts: AMAZON_SCORE_PARTS }, { parts: SHOPIFY_SCORE_PARTS }])('weights add up to 100', ({ parts }) => {
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test('gives full marks to a full listing', () => {
    expect(scoreOf(GOOD, 7)).toMatchObject({ score: 100, grade: 'A', capped: false });
  });

  test('explains every point that is missing', () => {
    const { score, checks } = scoreOf({ ...GOOD, bulletPoints: GOOD.bulletPoints.slice(0, 3), searchTerms: '' }, 3);
    expect(score).toBeLessThan(100);
    for (const { points, max, why, fixHint } of checks) {
      expect(why).not.toBe('');
      expect(fixHint === undefined).toBe(points === max);
    }
  });

  test('an error finding holds the score at 59', () => {
    expect(scoreOf({ ...GOOD, title: `${GOOD.title}!` }, 7)).toMatchObject({ score: 59, grade: 'C', capped: true });
  });

  test('leaves out what is not known', () => {
    const { score, checks } = scoreOf(GOOD);
    expect(checks.find(({ id }) => id === 'images')).toMatchObject({ points: 0, max: 0 });
    expect(score).toBe(100);
  });

  test('nothing written scores nothing', () => {
    expect(scoreOf(EMPTY_COPY, 0)).toMatchObject({ grade: 'F', capped: false });
    expect(scoreOf(EMPTY_COPY, 0).score).toBeLessThan(20);
  });

  test('weighs keywords by their searches', () => {
    const findings = lintListing(GOOD, AMAZON);
    const keywords = ['insulated water bottle', 'thermos'];
    const share = (volumes: ReadonlyMap<string, number>) =>
      listingScore(GOOD, AMAZON, findings, { keywords, volumes }).checks.find(({ id }) => id === 'keywords')?.points;
    expect(share(new Map())).toBe(7.5);
    expect(
      share(
        new Map([
          ['insulated water bottle', 900],
          ['thermos', 100],
        ]),
      ),
    ).toBe(13.5);
  });
});

test.each([
  [100, 'A'],
  [80, 'A'],
  [79, 'B'],
  [60, 'B'],
  [59, 'C'],
  [40, 'C'],
  [39, 'D'],
  [20, 'D'],
  [19, 'F'],
  [0, 'F'],
])('%i is %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

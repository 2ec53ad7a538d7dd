import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const lint = (...bulletPoints: string[]) => lintListing({ bulletPoints }, AMAZON);
const rules = (...bulletPoints: string[]): readonly string[] =>
  lint(...bulletPoints).map(({ rule }) => rule.replace('amazon.', ''));

const GOOD = 'Keeps Cold: double wall steel holds ice for 24 hours';

describe('Amazon bullet rules', () => {
  test.each([
    ['bullets.min_length', 'Too short', GOOD],
    ['bullets.length', `Good ${'words '.repeat(50)}`, GOOD],
    ['bullets.banned_characters', 'Costs only 5 € and more', GOOD],
    ['bullets.banned_characters', 'Original™ steel bottle', 'Pâté dish of French stoneware'],
    ['bullets.emoji', '✅ Keeps drinks cold all day', GOOD],
    ['bullets.placeholder', 'Warranty: to be decided', GOOD],
    ['bullets.placeholder', 'N/A', 'Contains Na ions of sea salt'],
    ['bullets.end_punctuation', 'Keeps drinks cold all day.', GOOD],
    ['bullets.capital_first', 'keeps drinks cold all day', 'iPhone holder on the back side'],
    ['bullets.banned_claims', 'Made from bamboo and steel', 'Bamboo pattern on the lid'],
    ['bullets.html', 'Keeps <b>cold</b> all day', 'Keeps 5 < 10 hours as tested'],
    ['bullets.unit_space', 'Holds 60ml of water at once', 'Holds 60 ml of water at once'],
    ['claims.guarantee', '100% guarantee or money back', 'Comes with a 2-year warranty card'],
    ['claims.contact', 'Write to help@acme.com today', GOOD],
    ['claims.contact', 'See www.acme.com for more', GOOD],
    ['claims.contact', 'Pairs with B08CZDYNF7 lids', GOOD],
    ['claims.contact', 'Call 555-123-4567 for help', 'Replaces part 5310-6653-22 fully'],
    ['claims.environment', 'An eco-friendly steel bottle', 'A forest green steel bottle'],
    ['claims.pesticide', 'Antibacterial coating inside', 'Coating that wipes clean fast'],
  ])('%s: "%s" breaks it, "%s" keeps it', (rule, bad, good) => {
    expect(rules(bad)).toContain(rule);
    expect(rules(good)).not.toContain(rule);
  });

  test('reports each bullet beyond the fifth with its index', () => {
    const extra = lint(...Array.from({ length: 7 }, (_, at) => `Bullet number ${at} says a thing`)).filter(
      ({ rule }) => rule === 'amazon.bullets.count',
    );
    expect(extra.map(({ index }) => index)).toEqual([5, 6]);
    expect(extra[0]?.fix).toMatchObject({ start: 0, end: 'Bullet number 5 says a thing'.length, insert: '' });
  });

  test('asks for three bullets and at most 1,000 characters together', () => {
    expect(rules(GOOD, 'Fits bike cages and cup holders')).toContain('bullets.too_few');
    expect(rules(...Array.from({ length: 5 }, (_, at) => `${at} ${'word '.repeat(45)}`))).toContain(
      'bullets.total_length',
    );
  });

  test('finds a bullet that repeats another', () => {
    const found = lint(
      GOOD,
      'Leak proof lid with a silicone ring',
      'Keeps cold: steel, double wall, holds ice 24 hours',
    );
    expect(found.filter(({ rule }) => rule === 'amazon.bullets.repeated').map(({ index }) => index)).toEqual([2]);
  });
});

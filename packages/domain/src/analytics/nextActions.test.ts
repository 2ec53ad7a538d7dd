import { describe, expect, it } from '@jest/globals';
import { longTitlesOf, nextActions, type ActionFacts, type JudgedTitle } from './index.js';

const calm: ActionFacts = {
  listings: 10,
  faulty: { count: 0 },
  longTitles: [],
  weakest: [],
  staleJobs: [],
  listingQuota: { used: 1, limit: 100, resetDate: new Date('2026-12-01T00:00:00Z') },
  trialDaysLeft: null,
};
const named = (id: string) => ({ id, productName: `Bottle ${id}` });
const decide = (changes: Partial<ActionFacts>) => nextActions({ ...calm, ...changes });

describe('nextActions', () => {
  it('has nothing to say where all is well', () => {
    expect(decide({})).toEqual([]);
  });

  it('sends a new seller to the first listing', () => {
    expect(decide({ listings: 0 }).map(({ kind }) => kind)).toEqual(['first_listing']);
  });

  it('names the worst of the listings that break rules', () => {
    const [one] = decide({ faulty: { count: 1, worst: { ...named('a'), errors: 1 } } });
    expect(one).toEqual({
      kind: 'fix_errors',
      title: 'Fix 1 listing that breaks rules',
      detail: '“Bottle a” breaks 1 rule. The marketplace may refuse it.',
      listingId: 'a',
      listings: 1,
      severity: 'error',
    });
    const [many] = decide({ faulty: { count: 7, worst: { ...named('a'), errors: 3 } } });
    expect([many?.title, many?.detail]).toEqual([
      'Fix 7 listings that break rules',
      'The marketplace may refuse them. Begin with “Bottle a”, which breaks 3 rules.',
    ]);
  });

  it('reports the length of the longest title, and the limit', () => {
    const longTitles = [
      { ...named('a'), length: 120, allowed: 75 },
      { ...named('b'), length: 80, allowed: 75 },
    ];
    expect(decide({ longTitles })[0]).toMatchObject({
      title: 'Shorten 2 titles',
      detail: 'The title of “Bottle a” has 120 characters; 75 are allowed today.',
      listings: 2,
    });
  });

  it.each([
    [89, []],
    [90, ['warning Only 10 listings left']],
    [99, ['warning Only 1 listing left']],
    [100, ['error Your listing quota is spent']],
    [120, ['error Your listing quota is spent']],
  ])('at %i of 100 listings used says %j', (used, said) => {
    const actions = decide({ listingQuota: { ...calm.listingQuota, used } });
    expect(actions.map(({ severity, title }) => `${severity} ${title}`)).toEqual(said);
  });

  it('says how much of the quota is used, and the day it starts again', () => {
    expect(decide({ listingQuota: { ...calm.listingQuota, used: 95 } })[0]?.detail).toBe(
      '95 of 100 are used. The quota resets on 2026-12-01; a larger plan has more.',
    );
  });

  it('knows no end of an unlimited quota', () => {
    expect(decide({ listingQuota: { ...calm.listingQuota, used: 1e6, limit: null } })).toEqual([]);
  });

  it.each([
    [4, []],
    [3, ['Your trial ends in 3 days']],
    [1, ['Your trial ends within a day']],
    [null, []],
  ])('with %j days of trial left says %j', (trialDaysLeft, said) => {
    expect(decide({ trialDaysLeft }).map(({ title }) => title)).toEqual(said);
  });

  it('holds five at most, what is broken before what could be better', () => {
    const weakest = [10, 20, 30, 40].map((score) => ({ ...named(String(score)), score }));
    const actions = decide({
      weakest,
      faulty: { count: 1, worst: { ...named('a'), errors: 1 } },
      longTitles: [{ ...named('b'), length: 80, allowed: 75 }],
      listingQuota: { ...calm.listingQuota, used: 95 },
      incomplete: { ...named('c'), missing: ['material'] },
    });
    expect(actions.map(({ kind, listingId }) => [kind, listingId])).toEqual([
      ['fix_errors', 'a'],
      ['title_too_long', 'b'],
      ['quota_nearly_spent', undefined],
      ['improve_score', '10'],
      ['missing_facts', 'c'],
    ]);
    const missing = ['material', 'size', 'weight', 'care'];
    expect(decide({ weakest, incomplete: { ...named('c'), missing } }).at(-1)).toMatchObject({
      kind: 'missing_facts',
      detail: "Shoppers look for material, size, weight, and this listing doesn't mention it.",
    });
  });

  it('names the jobs that go no further without the seller, after everything else', () => {
    const failed = { id: 'j', fileName: 'over.csv', failed: 1, waitsForQuota: false };
    const paused = { ...failed, id: 'k', failed: 0, waitsForQuota: true };
    expect(decide({ staleJobs: [failed] })).toEqual([
      {
        kind: 'stale_job',
        title: 'Correct 1 row of “over.csv”',
        detail: 'Correct failed rows in place and run only these again.',
        jobId: 'j',
        severity: 'info',
      },
    ]);
    const weakest = [10, 20, 30, 40].map((score) => ({ ...named(String(score)), score }));
    const incomplete = { ...named('c'), missing: ['material'] };
    const all = decide({ staleJobs: [paused, failed], weakest, incomplete });
    expect(all.map(({ kind }) => kind)).toEqual([
      ...Array<string>(3).fill('improve_score'),
      'missing_facts',
      'stale_job',
    ]);
    expect(all.at(-1)).toMatchObject({
      title: 'Continue “over.csv”',
      detail: 'The job waits for quota. Its finished rows are saved. 1 other job needs you too.',
    });
  });

  it('cuts a long name, between letters', () => {
    const [action] = decide({ weakest: [{ id: 'a', productName: '😀'.repeat(100), score: 5 }] });
    expect(action?.title).toBe(`Improve “${'😀'.repeat(59)}…”`);
  });
});

describe('longTitlesOf', () => {
  const title = (length: number, changes: Partial<JudgedTitle> = {}): JudgedTitle => ({
    id: String(length),
    productName: 'Bottle',
    title: 'x'.repeat(length),
    category: 'Sports',
    marketplace: 'amazon',
    marketplaceId: 'ATVPDKIKX0DER',
    ...changes,
  });

  it('judges by the day: the short titles of 27 July 2026 do not hold the day before', () => {
    expect(longTitlesOf([title(120)], '2026-07-26')).toEqual([]);
    expect(longTitlesOf([title(76), title(120), title(75)], '2026-07-27')).toEqual([
      { id: '120', productName: 'Bottle', length: 120, allowed: 75 },
      { id: '76', productName: 'Bottle', length: 76, allowed: 75 },
    ]);
  });

  it('knows stores and marketplaces apart', () => {
    expect(longTitlesOf([title(100, { marketplace: 'shopify', marketplaceId: '' })], '2026-11-21')).toEqual([]);
  });

  it('begin with what is longest beyond its own limit', () => {
    const shopify = { marketplace: 'shopify', marketplaceId: '' } as const;
    const found = longTitlesOf([title(270, shopify), title(120), title(400, shopify)], '2026-11-21');
    expect(found.map(({ length, allowed }) => [length, allowed])).toEqual([
      [400, 255],
      [120, 75],
      [270, 255],
    ]);
  });
});

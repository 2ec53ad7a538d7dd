import { afterEach, describe, expect, test } from '@jest/globals';
import { limitsOf } from '../limitsOf.js';
import { listRuleSets } from '../listRuleSets.js';
import { ruleSetFor } from '../ruleSetFor.js';
import { currentRules } from './currentRules.js';
import { RuleBook } from './RuleBook.js';
import type { RuleChange } from './RuleChange.js';
import { ruleChangeFaults } from './ruleChangeFaults.js';

const source = { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' };
const change = (more: Partial<RuleChange> = {}): RuleChange => ({
  marketplace: 'amazon',
  from: '2027-03-01',
  limits: { titleMax: 80 },
  endedRules: [],
  source,
  ...more,
});
const bookOf = (...changes: RuleChange[]) => new RuleBook({ dated: '2027-02-10', changes });
const us = (book: RuleBook, on: string) => book.setFor({ marketplace: 'amazon', on });

describe('rules with an imported file', () => {
  test('are those of this version until the first day of a change, and the changed ones from it on', () => {
    const book = bookOf(change());
    const [before, after] = [us(book, '2027-02-28'), us(book, '2027-03-01')];
    expect(before).toMatchObject({ id: 'amazon-us-general-2026-07-27', until: '2027-03-01', limits: { titleMax: 75 } });
    expect(after).toMatchObject({
      id: 'amazon-us-general-2027-03-01-r2027-02-10',
      date: '2027-03-01',
      asOf: '2027-01',
      source,
      limits: { titleMax: 80, bulletMax: 255 },
    });
    expect(us(book, '2028-01-01')).toBe(after);
  });

  test('say since when a changed figure holds, what it is, and where that was read', () => {
    const title = limitsOf(us(bookOf(change()), '2027-03-01')).find(({ key }) => key === 'titleMax');
    expect(title?.rule).toMatchObject({
      id: 'amazon.title.length',
      from: '2027-03-01',
      source,
      description: 'Title, at most: 80 characters.',
    });
  });

  test('add up, in the order of their days', () => {
    const book = bookOf(change({ from: '2027-06-01', limits: { bulletMax: 300 } }), change());
    expect(us(book, '2027-05-31').limits).toMatchObject({ titleMax: 80, bulletMax: 255 });
    expect(us(book, '2027-06-01').limits).toMatchObject({ titleMax: 80, bulletMax: 300 });
  });

  test('change only in the stores and classes that are named', () => {
    const book = bookOf(change({ countries: ['US'], productClasses: ['media'] }));
    const idsSince = book.all().filter(({ date }) => date === '2027-03-01');
    expect(idsSince.map(({ id }) => id)).toEqual(['amazon-us-media-2027-03-01-r2027-02-10']);
  });

  test('no longer hold a rule that ended', () => {
    const ended = 'amazon.title.repeated_words';
    const book = bookOf(change({ limits: {}, endedRules: [ended] }));
    const idsOn = (on: string) => us(book, on).rules.map(({ id }) => id);
    expect(idsOn('2027-02-28')).toContain(ended);
    expect(idsOn('2027-03-01')).not.toContain(ended);
    expect(limitsOf(us(book, '2027-03-01')).map(({ key }) => key)).not.toContain('titleWordRepeats');
  });

  test('of Shopify change too', () => {
    const book = bookOf(change({ marketplace: 'shopify', limits: { tagsMax: 300 } }));
    expect(book.setFor({ marketplace: 'shopify', on: '2027-03-01' })).toMatchObject({
      id: 'shopify-general-2027-03-01-r2027-02-10',
      limits: { tagsMax: 300 },
    });
  });

  test('ignore what a newer version has itself', () => {
    expect(us(bookOf(change({ from: '2026-07-27' })), '2027-03-01').id).toBe('amazon-us-general-2026-07-27');
  });
});

describe('the current rules', () => {
  afterEach(() => currentRules.use(undefined));

  test('are those of the file that was taken over last', () => {
    const on = '2027-03-01';
    const file = { dated: '2027-02-10', changes: [change()] };
    currentRules.use(file);
    const set = ruleSetFor({ marketplace: 'amazon', on });
    expect(set.limits.titleMax).toBe(80);
    expect(listRuleSets()).toContain(set);
    currentRules.use(structuredClone(file));
    expect(ruleSetFor({ marketplace: 'amazon', on })).toBe(set);
    currentRules.use(undefined);
    expect(ruleSetFor({ marketplace: 'amazon', on }).limits.titleMax).toBe(75);
  });
});

describe('faults of a rules file', () => {
  const faultsOf = (...changes: RuleChange[]) => ruleChangeFaults({ dated: '2027-02-10', changes });

  test('are none where it can be used', () => {
    expect(faultsOf(change(), change({ marketplace: 'shopify', limits: { handleMax: 200 } }))).toEqual([]);
  });

  test.each<[string, Partial<RuleChange>, string]>([
    ['from', { from: 'soon' }, 'Give the day as YYYY-MM-DD'],
    ['from', { from: '2026-07-27' }, 'up to 2026-07-27 itself'],
    ['countries.1', { countries: ['US', 'XX'] }, '"XX" is no country'],
    ['countries', { marketplace: 'shopify', countries: [], limits: { tagsMax: 1 } }, 'leave this out'],
    ['limits.tags_max', { limits: { tagsMax: 10 } }, 'amazon has no such limit'],
    ['ended_rules.0', { endedRules: ['amazon.title.colour'] }, 'no rule "amazon.title.colour"'],
    ['limits', { limits: {} }, 'does neither'],
    ['limits.bullet_min', { limits: { bulletMin: 300 } }, 'bullet_min (300) exceeds bullet_max (255) in amazon-us-'],
    ['limits.bullet_max', { limits: { bulletMax: 5 } }, 'bullet_min (10) exceeds bullet_max (5)'],
  ])('name the entry and its field: %s', (field, more, message) => {
    expect(faultsOf(change(), change({ from: '2027-04-01', ...more }))).toEqual([
      { path: `changes.1.${field}`, message: expect.stringContaining(message) },
    ]);
  });

  test('are at the entry of the store and day concerned, whatever comes later in the file', () => {
    const file = [
      change({ from: '2027-05-01', limits: { bulletMax: 5 }, countries: ['US'] }),
      change({ from: '2027-04-01', limits: { bulletMax: 300 } }),
      change({ from: '2027-05-01', limits: { bulletMax: 300 }, countries: ['DE'] }),
    ];
    expect(faultsOf(...file).map(({ path }) => path)).toEqual(['changes.0.limits.bullet_max']);
  });

  test('name a day of the file that is none', () => {
    expect(ruleChangeFaults({ dated: '10.02.2027', changes: [] })).toMatchObject([{ path: 'dated' }]);
  });
});

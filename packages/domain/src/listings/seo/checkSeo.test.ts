import { describe, expect, it } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { applyFix } from '../applyFix.js';
import { EMPTY_COPY, type ListingCopy } from '../ListingCopy.js';
import type { ListingBrief } from '../ListingBrief.js';
import { reviewCopy } from '../review/index.js';
import { writeListing } from '../writing/index.js';
import { checkSeo } from './checkSeo.js';
import type { SeoInput } from './SeoCheck.js';

const amazon = ruleSetFor({ marketplace: 'amazon', productClass: 'general', on: '2026-11-23' });
const shopify = ruleSetFor({ marketplace: 'shopify', productClass: 'general', on: '2026-11-23' });

const input = (copy: Partial<ListingCopy>, rest: Partial<SeoInput> = {}): SeoInput => ({
  copy,
  keywords: [],
  kind: '',
  brand: '',
  category: '',
  language: 'en',
  product: null,
  ...rest,
});

const GOOD = {
  title: 'Himal Insulated Steel Water Bottle, 750 ml, Silver',
  description:
    'The bottle is made of stainless steel and holds 750 ml. Its double wall keeps drinks cold for 24 hours. It weighs 320 g and measures 26 x 7 cm. Wash it by hand. The box holds the bottle and one cleaning brush. It is free of BPA.',
};
const POOR = {
  title: 'BEST bottle!!! bottle bottle FREE SHIPPING',
  description: 'Great quality product. Buy now!!! You will love it. Great quality product.',
};

describe('checkSeo', () => {
  it('scores a good text high and a poor one low, in the bands of the grades', () => {
    const good = checkSeo(input(GOOD, { keywords: ['insulated water bottle'] }), amazon);
    const poor = checkSeo(input(POOR, { keywords: ['insulated water bottle'] }), amazon);
    expect([good.score >= 80, good.grade, good.basis]).toEqual([true, 'A', 'text']);
    expect(poor.score).toBeLessThan(40);
    expect(good.kind).toBe('water bottle');
  });

  it('has points that add up to the score', () => {
    for (const text of [GOOD, POOR, { title: 'Mug' }]) {
      const { score, checks } = checkSeo(input(text), shopify);
      expect(Math.abs(checks.reduce((sum, { points }) => sum + points, 0) - score)).toBeLessThanOrEqual(0.6);
    }
  });

  it('does not count fields that are not given, and misses the description', () => {
    const { checks } = checkSeo(input({ title: GOOD.title }), amazon);
    expect(checks.find(({ id }) => id === 'form.bullets')).toMatchObject({ max: 0, points: 0 });
    expect(checks.find(({ id }) => id === 'form.description')).toMatchObject({ points: 0 });
    expect(checks.find(({ id }) => id === 'limit')?.why).toContain('description is empty');
  });

  it('says once that the description is missing', () => {
    const { suggestions } = checkSeo(input({ title: GOOD.title, description: '' }), amazon);
    const ofDescription = suggestions.filter(({ rule, field }) => `${rule} ${field ?? ''}`.includes('description'));
    expect(ofDescription.map(({ rule }) => rule)).toEqual(['amazon.description.missing']);
  });

  it('has the score of the editor where the facts of the product are given', () => {
    const brief: ListingBrief = {
      productName: 'Himal steel water bottle',
      description: '750 ml. Double wall. Keeps drinks cold for 24 h. Hand wash only. BPA free.',
      category: 'Home',
      brand: 'Himal',
      attributes: { material: 'stainless steel', colour: 'silver' },
      keywords: ['steel bottle', 'gym bottle'],
      marketplace: 'amazon',
      marketplaceId: '',
      tone: 'neutral',
      language: 'en',
    };
    const copy = writeListing(brief, amazon, 0);
    const { productName, description, attributes } = brief;
    const checked = checkSeo(
      input(copy, {
        keywords: brief.keywords,
        brand: 'Himal',
        category: 'Home',
        product: { productName, description, attributes },
      }),
      amazon,
    );
    expect(checked.score).toBe(reviewCopy(copy, brief, amazon).score.score);
    const altered = { ...copy, description: `${copy.description} It holds 950 ml.` };
    const wrong = checkSeo(
      input(altered, { brand: 'Himal', product: { productName, description, attributes } }),
      amazon,
    );
    expect(wrong.suggestions.map(({ rule }) => rule)).toContain('facts.contradicted');
    expect(wrong.score).toBeLessThan(50);
  });

  it('ranks errors first, each with its source, and with fixes that clear them', () => {
    const { suggestions } = checkSeo(input(POOR), amazon);
    expect(suggestions[0]?.severity).toBe('error');
    expect(suggestions.every(({ source }) => source !== '')).toBe(true);
    const fixed = suggestions.find(({ rule, fix }) => rule === 'amazon.claims.promotional' && fix !== undefined);
    const title = applyFix(POOR.title, fixed?.fix as { start: number; end: number; insert: string });
    expect(title).not.toMatch(/free shipping/iu);
  });

  it('names missing keywords and adds them to the search terms of Amazon', () => {
    const { suggestions, coverage, marks } = checkSeo(
      input(GOOD, { keywords: ['steel water bottle', 'Thermos Flask'] }),
      amazon,
    );
    const missing = suggestions.filter(({ rule }) => rule === 'keywords.missing');
    expect(missing).toHaveLength(1);
    expect(missing[0]).toMatchObject({ field: 'search_terms', fix: { insert: 'thermos flask' } });
    expect(coverage).toBe(50);
    const [mark] = marks;
    expect(GOOD.title.slice(mark?.start, mark?.end)).toBe('Steel Water Bottle');
    expect(
      checkSeo(input(GOOD, { keywords: ['flask'] }), shopify).suggestions.some(({ fix }) => fix?.insert === 'flask'),
    ).toBe(false);
  });

  it('shortens a title that is too long', () => {
    const title = `${GOOD.title}, Double Wall, Leak Proof, for Gym, Office, School and Travel`;
    const { suggestions } = checkSeo(input({ title }), amazon);
    const fix = suggestions.find(({ rule }) => rule === 'amazon.title.length')?.fix;
    expect(fix?.label).toMatch(/^Shorten to/u);
    expect(applyFix(title, fix as { start: number; end: number; insert: string }).length).toBeLessThanOrEqual(75);
  });

  it('reports a text that contradicts itself', () => {
    const text = { title: 'Himal Steel Bottle 750 ml', description: `${GOOD.description} Capacity: 1 L.` };
    const { checks } = checkSeo(input(text), amazon);
    expect(checks.find(({ id }) => id === 'limit')?.why).toContain('contradicts itself');
  });

  it('judges by the kind that is named', () => {
    const { kind, checks } = checkSeo(
      input({ title: 'Trailblazer X2', description: 'Red.' }, { kind: 'backpack' }),
      amazon,
    );
    expect(kind).toBe('backpack');
    expect(checks.find(({ id }) => id === 'answers')?.why).toMatch(/capacity/u);
  });

  it('stays bounded on long and hostile text', () => {
    const long = 'bottle bottles free shipping!! '.repeat(700);
    const { suggestions, marks } = checkSeo(
      input({ ...EMPTY_COPY, title: long.slice(0, 1000), description: long }, { keywords: ['bottle'] }),
      amazon,
    );
    expect(suggestions.length).toBeLessThan(150);
    expect(marks.length).toBeLessThanOrEqual(300);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ComparedProduct } from './ComparedProduct.js';
import { compareProducts } from './compareProducts.js';
import { aProduct as product } from './testing/aProduct.js';

const own = product('own', {
  title: 'Himal Steel Water Bottle 750 ml',
  brand: 'Himal',
  price: { amount: 30, currency: 'USD' },
  imageCount: 2,
  bulletPoints: ['Made of stainless steel.', 'Holds 750 ml.'],
});
const trail = product('trail', {
  title: 'Trail Insulated Water Bottle 1 L',
  brand: 'Trail',
  price: { amount: 20, currency: 'USD' },
  imageCount: 6,
  bulletPoints: ['Insulated wall keeps drinks cold for 24 hours.', '2 year warranty.', 'Dishwasher safe.'],
});
const peak = product('peak', {
  title: 'Peak Insulated Gym Bottle, 800 ml',
  brand: 'Peak',
  price: { amount: 22, currency: 'USD' },
  bulletPoints: ['Insulated bottle for the gym.', 'Not dishwasher safe.', 'Warranty: 5 years'],
});

describe('compareProducts', () => {
  const { all: compared, each } = compareProducts(own, [trail, peak]);
  const row = (property: string) => compared.claims.find((one) => one.property === property);

  it('names parts by their word', () => {
    const handled = product('handled', { title: 'Steel Mug', description: 'A mug with beech handles.' });
    const material = compareProducts(own, [handled]).all.claims.find(({ property }) => property === 'material');
    expect(material?.cells[1]?.values).toContain('handle: beech wood');
  });

  it('shows claims side by side: who states it, denies it, or says nothing', () => {
    expect(row('warranty')).toMatchObject({
      standing: 'gap',
      cells: [{ state: 'silent' }, { state: 'states' }, { state: 'states' }],
    });
    expect(row('warranty')?.cells[1]?.evidence).toContain('2 year');
    expect(row('capacity')).toMatchObject({ standing: 'shared', cells: [{ values: ['750 ml'] }, {}, {}] });
    expect(row('material')?.standing).toBe('edge');
    const care = compared.claims.find(({ cells }) => cells[2]?.state === 'denies');
    expect(care?.cells[1]?.state).toBe('states');
  });

  it('weighs the terms that competitors use, without their brands, and says which you have', () => {
    expect(compared.keywords.find(({ term }) => term === 'insulated')).toMatchObject({
      usedBy: ['trail', 'peak'],
      isYours: false,
    });
    expect(compared.keywords.find(({ term }) => term === 'bottle')?.isYours).toBe(true);
    expect(compared.keywords.some(({ term }) => /trail|peak|himal/u.test(term))).toBe(false);
  });

  it('names a pair of words and not its parts again, unless a part is used by more', () => {
    const terms = compared.keywords.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['dishwasher safe', 'bottle', 'insulated']));
    expect(terms).not.toContain('safe');
    expect(terms).not.toContain('dishwasher');
  });

  it('places the price, within one currency only', () => {
    expect(compared.price).toMatchObject({
      own: 30,
      lowest: 20,
      highest: 22,
      average: 21,
      cheaper: 2,
      difference: 42.9,
    });
    expect(compared.priceAnalysis).toContain('42.9% above the average');
    const rupees = product('inr', { title: 'Bottle', price: { amount: 999, currency: 'INR' } });
    expect(compareProducts(own, [trail, rupees]).all.price).toMatchObject({ count: 1, highest: 20 });
    expect(compareProducts(own, [rupees]).all.price).toMatchObject({ currency: 'INR', own: null, difference: null });
    expect(compareProducts(own, [product('none', { title: 'Bottle' })]).all.priceAnalysis).toBe(
      'No competitor page states a price.',
    );
  });

  it('recommends only what was seen, each with its evidence', () => {
    const kinds = compared.recommendations.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['claim', 'keyword', 'price', 'images', 'bullets']));
    expect(compared.recommendations.every(({ evidence }) => evidence !== '')).toBe(true);
    expect(compareProducts(trail, [product('empty', {})]).all.recommendations).toEqual([]);
  });

  it('says how many state what the own text does not', () => {
    const claims = (others: readonly ComparedProduct[]) =>
      compareProducts(own, others)
        .all.recommendations.filter(({ kind }) => kind === 'claim')
        .map(({ text }) => text);
    const silent = product('silent', { title: 'Steel Bottle' });
    expect(claims([trail, peak])).toContain(
      'Warranty: both competitors state it, you do not. State it where it is true.',
    );
    expect(claims([trail, peak, silent])).toContain(
      'Warranty: 2 of 3 competitors state it, you do not. State it where it is true.',
    );
    expect(claims([trail, silent])).toContain(
      'Warranty: 1 of 2 competitors states it, you do not. State it where it is true.',
    );
    expect(claims([trail])).toContain('Warranty: the competitor states it, you do not. State it where it is true.');
  });

  it('advises no claim that competitors only deny', () => {
    const advice = compareProducts(trail, [peak]).all.recommendations;
    expect(advice.filter(({ text }) => /dishwasher/iu.test(text))).toEqual([]);
    const silent = product('silent', { title: 'Steel Bottle' });
    const denied = compareProducts(silent, [
      product('no', { title: 'Steel Bottle', bulletPoints: ['Not dishwasher safe.'] }),
    ]);
    expect(denied.all.claims.map(({ cells }) => cells[1]?.state)).toContain('denies');
    expect(denied.all.recommendations.filter(({ kind }) => kind === 'claim')).toEqual([]);
  });

  it('compares with each competitor alone, by its own price', () => {
    expect(each.map(({ price }) => price?.average)).toEqual([20, 22]);
  });

  it('takes no term from what a page denies, from verbs before measures or from names of sellers', () => {
    const other = product('other', {
      title: 'Camp Mug',
      bulletPoints: ['Weighs 180 g. Not for microwaves.', 'Dishwasher safe; comes without a lid'],
      description: 'Sold with care by Bergladen. Enamelled steel!',
      sellers: [{ seller: 'Bergladen', price: null, rating: null, ratingCount: null, condition: '' }],
    });
    const terms = compareProducts(own, [other]).all.keywords.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['camp mug', 'dishwasher safe']));
    expect(terms.join(' ')).not.toMatch(/microwave|weigh|lid|bergladen/u);
  });

  it('takes no unit of time for a word of a term', () => {
    const other = product('other', {
      title: 'Camp Mug',
      description: 'Enamelled steel. 2 year warranty. 30-day returns.',
    });
    const terms = compareProducts(own, [other]).all.keywords.map(({ term }) => term);
    expect(terms).toContain('warranty');
    expect(terms.join(' ')).not.toMatch(/year|day/u);
  });

  it('takes the unit of a warranty and of returns alone, before or after it', () => {
    const termsOf = (description: string) =>
      compareProducts(own, [product('other', { title: 'Case', description })]).all.keywords.map(({ term }) => term);
    expect(termsOf('A 7 day pill organizer.')).toEqual(expect.arrayContaining(['day pill', 'pill organizer']));
    expect(termsOf('Fits a 3 month old baby.')).toContain('month old');
    expect(termsOf('A 24 hour clock. 90 day limited warranty.')).toEqual(
      expect.arrayContaining(['hour clock', 'limited warranty']),
    );
    const periods = [
      '90-day limited warranty',
      '5 years manufacturer warranty',
      '30 day free returns',
      '14-day return policy',
      '30 days money-back guarantee',
      'Warranty: 2 years',
      'Guaranteed for 10 years',
      'Returns within 30 days of delivery',
    ];
    for (const period of periods)
      expect([period, termsOf(`${period}.`).join(' ')]).toEqual([period, expect.not.stringMatching(/year|day/u)]);
    expect(termsOf('2 year warranty on a 7 day pill organizer.')).toContain('day pill');
    expect(termsOf('A 7 day planner with warranty.')).toContain('day planner');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ComparedProduct } from './ComparedProduct.js';
import { pricePosition } from './pricePosition.js';
import { recommendationsOf } from './recommendationsOf.js';
import { aProduct } from './testing/aProduct.js';

const advise = (
  own: ComparedProduct,
  others: readonly ComparedProduct[],
  given: Partial<Parameters<typeof recommendationsOf>[0]> = {},
) => recommendationsOf({ own, others, claims: [], keywords: [], price: null, ...given });
const gap = (term: string, isYours: boolean, ...usedBy: readonly string[]) => ({ term, weight: 50, usedBy, isYours });

describe('recommendationsOf', () => {
  const others = [aProduct('a', { label: 'Alba' }), aProduct('b', { label: 'Bera' })];

  it('names the terms that you lack, no word of a pair again, at most eight, and who uses them', () => {
    const [advice] = advise(aProduct('own'), others, {
      keywords: [
        gap('steel', true, 'a'),
        gap('camp mug', false, 'a'),
        gap('camp', false, 'a'),
        gap('gift', false, 'b', 'x'),
      ],
    });
    expect(advice).toEqual({
      kind: 'keyword',
      text: 'Where they are true of your product, use: camp mug, gift.',
      evidence: 'Used by Alba, Bera, x, not in your text.',
    });
    const many = Array.from({ length: 10 }, (_, at) => gap(`term${'abcdefghij'[at] ?? ''}`, false, 'a'));
    expect(advise(aProduct('own'), others, { keywords: many })[0]?.text.split(', ')).toHaveLength(9);
    expect(advise(aProduct('own'), others, { keywords: [gap('steel', true, 'a')] })).toEqual([]);
  });

  it.each([
    [24, []],
    [24.1, ['price']],
    [10, []],
  ])('advises on a price of %s among 20: %j', (amount, kinds) => {
    const price = pricePosition({ amount, currency: 'USD' }, [
      aProduct('a', { price: { amount: 20, currency: 'USD' } }),
    ]);
    const found = advise(aProduct('own'), others, { price });
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
    if (found[0] !== undefined) expect(found[0].evidence).toMatch(/^20\.5% above the average of .*20/u);
  });

  it('advises more images and bullet points where a competitor has more, with the counts that were seen', () => {
    const own = aProduct('own', { imageCount: 3, bulletPoints: ['one', 'two'] });
    const [more, none] = [
      aProduct('a', { label: 'Alba', imageCount: 7, bulletPoints: ['1', '2', '3', '4', '5'] }),
      aProduct('b', { label: 'Bera' }),
    ];
    expect(advise(own, [more, none])).toEqual([
      { kind: 'images', text: 'Show more images: you have 3, a competitor 7.', evidence: 'Alba: 7' },
      { kind: 'bullets', text: 'Show more bullet points: you have 2, a competitor 5.', evidence: 'Alba: 5' },
    ]);
    expect(advise(own, [aProduct('a', { imageCount: 3, bulletPoints: ['1', '2'] })])).toEqual([]);
    expect(advise(aProduct('own'), [aProduct('a', { imageCount: 3 })])).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { priceSentences, pricePosition } from './pricePosition.js';
import { aProduct } from './testing/aProduct.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const asking = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => aProduct(`p${at}`, { price: usd(amount) }));

describe('pricePosition', () => {
  it('sorts the prices by amount, not as words, and takes the middle one', () => {
    expect(pricePosition(usd(50), asking(100, 9, 20))).toMatchObject({
      lowest: 9,
      median: 20,
      highest: 100,
      average: 43,
      count: 3,
      cheaper: 2,
    });
  });

  it('takes the mean of the two middle prices of an even number, rounded to cents', () => {
    expect(pricePosition(null, asking(10, 20.5, 30, 99))?.median).toBe(25.25);
    expect(pricePosition(null, asking(10, 10, 10.01))?.average).toBe(10);
  });

  it('leaves out prices of nothing, and knows no position without any', () => {
    expect(pricePosition(usd(5), asking(0, 8))).toMatchObject({ count: 1, lowest: 8 });
    expect(pricePosition(usd(5), asking(0))).toBeNull();
    expect(pricePosition(usd(0), asking(8))).toMatchObject({ own: null, difference: null, cheaper: 0 });
  });

  it('compares in the currency of most competitors where none has the own', () => {
    const euro = (amount: number, id: string) => aProduct(id, { price: { amount, currency: 'EUR' } });
    const position = pricePosition({ amount: 5, currency: 'GBP' }, [...asking(10), euro(7, 'a'), euro(9, 'b')]);
    expect(position).toMatchObject({ currency: 'EUR', count: 2, average: 8, own: null });
    expect(pricePosition(usd(5), [euro(7, 'a'), euro(9, 'b'), ...asking(10)])?.currency).toBe('USD');
  });

  it('says by how many percent a price is below the average', () => {
    expect(pricePosition(usd(15), asking(20))?.difference).toBe(-25);
  });
});

describe('priceSentences', () => {
  it.each([
    [15, [20], '25% below the average; no competitor asks less.'],
    [25, [20], '25% above the average; 1 competitor asks less.'],
    [25, [20, 22], '19% above the average; 2 competitors ask less.'],
    [20.1, [20], 'at the average; 1 competitor asks less.'],
    [20.2, [20], '1% above the average; 1 competitor asks less.'],
  ])('of %s among %j: %s', (own, others, said) => {
    expect(priceSentences(pricePosition(usd(own), asking(...others)))[1]).toMatch(
      new RegExp(`is ${said.replaceAll('.', String.raw`\.`)}$`, 'u'),
    );
  });

  it('names one price, or the range with its average, and says where the own is not known', () => {
    expect(priceSentences(pricePosition(null, asking(20)))).toEqual([
      expect.stringMatching(/^One competitor asks .*20/u),
      'Your price is not known in this currency.',
    ]);
    expect(priceSentences(pricePosition(null, asking(30, 20)))[0]).toMatch(
      /^2 competitors ask \S*20\S* to \S*30\S*, on average \S*25\S*$/u,
    );
    expect(priceSentences(null)).toEqual(['No competitor page states a price.']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

const read = (offers: unknown) =>
  readProductPage(
    `<html><head><script type="application/ld+json">${JSON.stringify({
      '@type': 'Product',
      name: 'Steel bottle',
      offers,
    })}</script></head><body><h1>Steel bottle</h1></body></html>`,
    'https://shop.example/p/1',
  ).product;

const one = { currency: 'EUR', rating: null, rating_count: null, condition: null };

describe('the sellers that structured data lists', () => {
  it('are those of the offers in a collected offer, with what it says of each', () => {
    const product = read({
      '@type': 'AggregateOffer',
      lowPrice: '18.50',
      highPrice: 24,
      priceCurrency: 'EUR',
      offerCount: 3,
      offers: [
        { '@type': 'Offer', price: 24, priceCurrency: 'EUR', seller: { '@type': 'Organization', name: 'Larkhill' } },
        {
          '@type': 'Offer',
          price: '18.50',
          priceCurrency: 'EUR',
          itemCondition: 'https://schema.org/UsedCondition',
          seller: { name: 'Peak', aggregateRating: { ratingValue: '9.0', bestRating: 10, reviewCount: '1,204' } },
        },
        { '@type': 'Offer', price: 20, priceCurrency: 'EUR' },
      ],
    });
    expect(product?.offers).toEqual([
      { ...one, seller: 'Larkhill', price: 24 },
      { ...one, seller: 'Peak', price: 18.5, rating: 4.5, rating_count: 1204, condition: 'Used' },
    ]);
    expect(product?.price).toBe(18.5);
  });

  it('name a shop once, whatever the number of its sizes, with its lowest price', () => {
    const sizes = [30, 25, 28].map((price) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      seller: { name: 'Larkhill' },
    }));
    expect(read(sizes)?.offers).toEqual([{ ...one, seller: 'Larkhill', price: 25 }]);
  });

  it('are none where the offers name none, or an address only', () => {
    expect(read({ price: 12, priceCurrency: 'EUR' })?.offers).toEqual([]);
    expect(read({ price: 12, priceCurrency: 'EUR', seller: { '@id': 'https://shop.example/#shop' } })?.offers).toEqual(
      [],
    );
  });
});

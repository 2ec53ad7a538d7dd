import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

const page = (body: string): string =>
  `<html><body id="dp"><span id="productTitle">Steel bottle</span><div id="corePrice_feature_div"><span class="a-price">
  <span class="a-offscreen">$29.99</span></span></div><a id="sellerProfileTriggerId">Larkhill Direct</a>${body}</body></html>`;
const read = (body: string, host = 'www.amazon.com') =>
  readProductPage(page(body), `https://${host}/dp/B000000000`).product;

/** An offer of the panel "All offers": every one has the same ids. */
const offer = (id: string, seller: string, price: string, heading: string, rating = ''): string =>
  `<div id="${id}"><div id="aod-offer-heading"><h5>${heading}</h5></div>
  <div id="aod-offer-price"><span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">$99.00</span></span>
  <span class="a-price"><span class="a-offscreen">${price}</span><span aria-hidden="true">${price}</span></span></div>
  <div id="aod-offer-soldBy"><div class="a-col-left"><span>Sold by</span></div><div class="a-col-right">
  <a href="/gp/aag/main?seller=A1">${seller}</a>${rating}</div></div></div>`;
const STARS = `<div id="aod-offer-seller-rating"><i class="a-icon a-icon-star-mini a-star-mini-4-5"></i>
  <span>(1,234 ratings) 93% positive over last 12 months</span></div>`;

const one = { price: null, currency: null, rating: null, rating_count: null, condition: null };

describe('the sellers that a page of Amazon lists', () => {
  it('are those of the panel of all offers, each with its own price, condition and rating', () => {
    const panel = [
      offer('aod-pinned-offer', 'Larkhill Direct', '$29.99', 'New'),
      offer('aod-offer', 'Peak Goods', '$27.50', 'New', STARS),
      offer('aod-offer', 'Second Shelf', '$18.00', 'Used - Good'),
      offer('aod-offer', 'Second Shelf', '$21.00', 'Used - Good'),
    ].join('');
    expect(read(`<div id="all-offers-display"><div id="aod-offer-list">${panel}</div></div>`)?.offers).toEqual([
      { ...one, seller: 'Larkhill Direct', price: 29.99, currency: 'USD', condition: 'New' },
      {
        seller: 'Peak Goods',
        price: 27.5,
        currency: 'USD',
        rating: 4.5,
        rating_count: 1234,
        condition: 'New',
      },
      { ...one, seller: 'Second Shelf', price: 18, currency: 'USD', condition: 'Used - Good' },
    ]);
  });

  it('are those of the box beside the buy button of older pages', () => {
    const row = (at: number, name: string, price: string) =>
      `<div class="a-box mbc-offer-row"><span id="mbc-price-${at}" class="a-size-medium a-color-price">${price}</span>
      <div id="mbc-sold-by-${at}">Verkauft von: <span class="a-size-small mbcMerchantName">${name}</span></div></div>`;
    const box = `<div id="mbc">${row(1, 'Teekontor', '1.299,00 €')}${row(2, 'Bergladen', '1.350,50 €')}</div>`;
    expect(read(box, 'www.amazon.de')?.offers).toEqual([
      { ...one, seller: 'Teekontor', price: 1299, currency: 'EUR' },
      { ...one, seller: 'Bergladen', price: 1350.5, currency: 'EUR' },
    ]);
  });

  it('are the sellers of the new and of the used one, where the page offers both', () => {
    const row = (id: string, name: string, price: string) =>
      `<div id="${id}"><span class="a-price"><span class="a-offscreen">${price}</span></span>
      <div id="sellerProfileTriggerId">${name}</div></div>`;
    const rows = row('newAccordionRow_0', 'Larkhill Direct', '$29.99') + row('usedAccordionRow', 'Shelf', '$11.00');
    expect(read(rows)?.offers).toEqual([
      { ...one, seller: 'Larkhill Direct', price: 29.99, currency: 'USD' },
      { ...one, seller: 'Shelf', price: 11, currency: 'USD', condition: 'Used' },
    ]);
  });

  it.each([
    ['Other sellers on Amazon', 'New (2) from', '₹49,990.00', 'New (2) from ₹49,990.00'],
    ['', 'Used & new (12) from', '$8.49', 'Used & new (12) from $8.49'],
    ['Andere Verkäufer auf Amazon', 'Neu (3) ab', '1.299,00 €', 'Neu (3) ab 1.299,00 €'],
  ])('are counted where the page has them behind a link: %s %s', (heading, count, price, expected) => {
    const box = `<div id="dynamic-aod-ingress-box"><span>${heading}</span><hr><a>${count} <span>${price}</span></a> FREE delivery</div>`;
    const product = read(box);
    expect([product?.offers, product?.other_offers]).toEqual([[], expected]);
  });

  it('are none where the page lists none, whatever it says of other products', () => {
    const other = `<div id="sponsored"><span class="mbcMerchantName">Rival</span><span class="a-color-price">$1.00</span></div>
      <div id="olpLinkWidget_feature_div"><span>See all buying options</span></div>`;
    const product = read(other);
    expect([product?.offers, product?.other_offers]).toEqual([[], null]);
  });
});

import { expect, it } from '@jest/globals';
import { amazonSiteOf, asinOf } from './amazonSite.js';
import { gtinOf } from './gtinOf.js';
import { parseCount, parseRating } from './parseRating.js';
import { stockOf } from './stockOf.js';

it.each([
  ['4.5 out of 5 stars', 4.5, 5],
  ['4,5 von 5 Sternen', 4.5, 5],
  ['4,3 sur 5 étoiles', 4.3, 5],
  ['5つ星のうち4.5', 4.5, 5],
  ['8/10', 8, 10],
  ['92%', 92, 100],
  ['4.7', 4.7, 5],
])('the rating %j', (text, value, best) => {
  expect(parseRating(text)).toEqual({ value, best });
});

it.each(['no reviews yet', '', '14 652'])('%j is no rating', (text) => {
  expect(parseRating(text)).toBeNull();
});

it.each([
  ['14,652 ratings', 14_652],
  ['1.234 Sternebewertungen', 1234],
  ['(2.3K)', 2300],
  ['1.2K reviews', 1200],
  ['1,2 mil avaliações', 1200],
  ['4,5 Tsd. Bewertungen', 4500],
  ['1,2 bin değerlendirme', 1200],
  ['2,1 тыс. отзывов', 2100],
  ['1.3万件のレビュー', 13_000],
  ['2.4만', 24_000],
  ['3 Monate', 3],
  ['12 345 évaluations', 12_345],
  ['個の評価 87', 87],
])('the count %j', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each([
  ['In Stock', true],
  ['https://schema.org/InStock', true],
  ['http://schema.org/OutOfStock', false],
  ['Only 3 left in stock - order soon.', true],
  ["Currently unavailable. We don't know when or if this item will be back in stock.", false],
  ['Auf Lager', true],
  ['Na zalogi', true],
  ['Ni na zalogi', false],
  ['Nije dostupno', false],
  ['Subito Disponibile', true],
  ['Momentálne nedostupné', false],
  ['Есть на складе', true],
  ['Недоступен', false],
  ['במלאי', true],
  ['אזל מהמלאי', false],
  ['已售完', false],
  ['Em stock', true],
  ['Derzeit nicht verfügbar.', false],
  ['Actuellement indisponible.', false],
  ['Il ne reste plus que 2 exemplaire(s) en stock.', true],
  ['Disponibilità immediata', true],
  ['No disponible por el momento.', false],
  ['Not in stock', false],
  ['Pas en stock', false],
  ['Leider nicht mehr lieferbar', false],
  ['Este producto no está disponible', false],
  ['Niet meer leverbaar', false],
  ['Non più disponibile', false],
  ['Não está disponível', false],
  ['Není skladem', false],
  ['Nincs raktáron', false],
  ['Ei varastossa', false],
  ['Stok habis', false],
  ['No returns. In stock', true],
  ['Tijdelijk uitverkocht.', false],
  ['在庫あり。', true],
  ['現在在庫切れです。', false],
  ['Stokta var', true],
  ['Em estoque', true],
  ['See all buying options', null],
])('%j says whether it can be bought', (text, stock) => {
  expect(stockOf(text)).toBe(stock);
});

it.each([
  ['885911325905', '885911325905'],
  ['4006381333931', '4006381333931'],
  ['ISBN 978-1-234-56789-7', '9781234567897'],
  ['978-1-234-56789-7', '9781234567897'],
  ['4006381333932', null],
  ['0000000000000', null],
  ['12345', null],
])('the GTIN %j', (text, gtin) => {
  expect(gtinOf(text)).toBe(gtin);
});

it.each([
  ['www.amazon.co.uk', 'amazon.co.uk'],
  ['amazon.de', 'amazon.de'],
  ['smile.amazon.com', 'amazon.com'],
  ['notamazon.com', undefined],
  ['amazon.com.evil.example', undefined],
  ['xn--mazon-wqa.com', undefined],
  ['amazon.shop', undefined],
])('%s is a shop of Amazon by its whole name', (host, found) => {
  expect(amazonSiteOf(host)?.host).toBe(found);
});

it.each([
  ['https://www.amazon.de/Some-Name/dp/B08CZDYNF7/ref=sr_1_1?x=1', 'B08CZDYNF7'],
  ['https://www.amazon.com/gp/product/0306406152', '0306406152'],
  ['https://www.amazon.in/gp/aw/d/B0CY5QW186', 'B0CY5QW186'],
  ['https://www.amazon.com/s?k=mug', null],
])('the ASIN in %s', (address, asin) => {
  expect(asinOf(address)).toBe(asin);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parseMoney, type MoneyHints } from './parseMoney.js';

it.each<[text: string, hints: MoneyHints, amount: number | null, currency: string | null]>([
  ['1.299,00 €', {}, 1299, 'EUR'],
  ['€ 1.299', {}, 1299, 'EUR'],
  ['₹11,99,900', {}, 1_199_900, 'INR'],
  ['AED 26', {}, 26, 'AED'],
  ['$ 71.492', { currency: 'COP', decimal: ',' }, 71_492, 'COP'],
  ['from $12.99', { currency: 'USD' }, 12.99, 'USD'],
  ['CDN$ 64.75', {}, 64.75, 'CAD'],
  ['$64.75', { currency: 'CAD' }, 64.75, 'CAD'],
  ['1 299,00 kr', { currency: 'SEK', decimal: ',' }, 1299, 'SEK'],
  ['1’299.50 CHF', {}, 1299.5, 'CHF'],
  ['￥3,980', {}, 3980, 'JPY'],
  ['R$ 1.249,90', {}, 1249.9, 'BRL'],
  ['129,99 zł', {}, 129.99, 'PLN'],
  ['KWD 1.250', { decimal: '.' }, 1.25, 'KWD'],
  ['KWD 1.250', {}, 1.25, 'KWD'],
  ['KWD 1,250', {}, 1250, 'KWD'],
  ['145,000 TND', {}, 145, 'TND'],
  ['1 189,000 DT', {}, 1189, 'TND'],
  ['145.000 TND', { decimal: '.' }, 145, 'TND'],
  ['٩٩٫٥٠ ر.س', {}, 99.5, 'SAR'],
  ['48,00', { currency: 'USD' }, 48, 'USD'],
  ['36. 24', {}, 36.24, null],
  ['44 890 тг.', {}, 44_890, 'KZT'],
  ['270,00 Kn', { decimal: ',' }, 270, 'HRK'],
  ['20 knives', {}, 20, null],
  ['198 000 دج', {}, 198_000, 'DZD'],
  ['Bs.561.85', { currency: 'VES' }, 561.85, 'VES'],
  ['Bs. 35', {}, 35, 'BOB'],
  ['99元', { currency: 'TWD' }, 99, 'TWD'],
  ['99元', {}, 99, 'CNY'],
  ['12,50 руб', { currency: 'BYN' }, 12.5, 'BYN'],
  ['12,50 руб', {}, 12.5, 'RUB'],
  ['Currently unavailable', {}, null, null],
])('%j is read with %j', (text, hints, amount, currency) => {
  expect(parseMoney(text, hints)).toEqual(amount === null ? null : { amount, currency });
});

const SAMPLES = '../shared/samples/fragments/price-strings.json';
(existsSync(SAMPLES) ? it : it.skip)('reads at least 96 of a hundred prices of real shops', () => {
  const cases = JSON.parse(readFileSync(SAMPLES, 'utf8')) as { text: string | null; amount: number | string | null }[];
  const right = cases.filter(
    ({ text, amount }) => (parseMoney(text ?? '')?.amount ?? null) === (amount === null ? null : Number(amount)),
  );
  expect(right.length / cases.length).toBeGreaterThanOrEqual(0.96);
});

import { CURRENCY_CODES, parseMoney } from '@listwright/domain/products';
import type { PageSource } from '../PageSource.js';
import { textValue, thingsIn, type Thing } from './Thing.js';

interface Prices {
  readonly price: number | null;
  readonly list: number | null;
  readonly currency: string | null;
  readonly isNew: boolean;
}

/** What an offer of schema.org asks: by its own price, or by a specification of it. */
export function pricesOf(offer: Thing, source: PageSource): Prices {
  const specifications = thingsIn(offer, 'priceSpecification');
  const isList = (one: Thing): boolean => /list|strike|regular|msrp|srp/iu.test(textValue(one, 'priceType', 'name'));
  const current = specifications.find(
    (one) => !isList(one) && textValue(one, 'price') !== '' && !/per\b/iu.test(textValue(one, 'referenceQuantity')),
  );
  const was = specifications.find((one) => isList(one) && textValue(one, 'price') !== '');
  const text = textValue(offer, 'lowPrice') || textValue(offer, 'price') || textValue(current, 'price', 'minPrice');
  const code = (textValue(offer, 'priceCurrency', 'currency') || textValue(current, 'priceCurrency')).toUpperCase();
  const currency = CURRENCY_CODES.has(code) ? code : null;
  const money = machinePrice(text, { ...source, currency: currency ?? source.currency });
  return {
    price: money?.amount ?? null,
    list: was === undefined ? null : (machinePrice(textValue(was, 'price'), source)?.amount ?? null),
    currency: currency ?? money?.currency ?? null,
    isNew: !/used|refurbished|damaged/iu.test(textValue(offer, 'itemCondition')),
  };
}

/** A price for machines: "71492.0" has a point for decimals whatever the country; "7,49" has not. */
function machinePrice(text: string, source: Pick<PageSource, 'currency' | 'decimal'>): ReturnType<typeof parseMoney> {
  if (/^\d+(?:\.\d+)?$/u.test(text)) return { amount: Number(text), currency: source.currency };
  return parseMoney(text, {
    currency: source.currency,
    ...(source.decimal === undefined ? {} : { decimal: source.decimal }),
  });
}

import { parseMoney, type PageResult } from '@listwright/domain/products';
import { attributeOf, rawTextOf } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { parsedLoosely } from '../structured/jsonLd.js';

const LEAST = 4;
const MOST = 200;
const MOST_TEXT = 3_000_000;
const MOST_VALUES = 100_000;
/** A text this long that begins as data is data: some applications send their state as a text within it. */
const LEAST_NESTED = 1000;

const NAMES = ['name', 'title', 'productName', 'displayName'] as const;
const PRICES = ['salePrice', 'sellingPrice', 'finalPrice', 'currentPrice', 'price'] as const;
const AMOUNTS = ['value', 'amount', 'price', 'current'] as const;
const ADDRESSES = ['url', 'href', 'link', 'productUrl', 'canonicalUrl'] as const;
const IMAGES = ['image', 'imageUrl', 'thumbnail'] as const;
/** What an entry may hold its product in. */
const HOLDERS = ['product', 'node', 'item'] as const;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The longest list of products in the data that a page sends its application, each with a name and a price: the page itself shows them
 * only when its scripts run. Empty where no list has four.
 */
export function listedInData(source: PageSource): readonly PageResult[] {
  // Shopify writes prices in hundredths.
  if (source.isOfShopify) return [];
  let longest: readonly PageResult[] = [];
  for (const script of source.tree.named('script')) {
    if (!/^application\/json/iu.test(attributeOf(script, 'type'))) continue;
    const text = rawTextOf(script);
    if (text.length > MOST_TEXT) continue;
    for (const list of listsIn(parsedLoosely(text))) {
      const results = list.slice(0, MOST).flatMap((entry) => resultOf(entry, source) ?? []);
      const names = new Set(results.map(({ title }) => title));
      if (names.size >= LEAST && results.length * 2 >= list.length && results.length > longest.length)
        longest = results;
    }
  }
  return longest;
}

/** All lists of things in data, outermost first. */
function* listsIn(data: unknown): Generator<readonly unknown[]> {
  const waiting: unknown[] = [data];
  for (let at = 0; at < waiting.length && at < MOST_VALUES; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value) && value.length >= LEAST && isFields(value[0])) yield value;
    if (typeof value === 'string' && value.length >= LEAST_NESTED && /^[[{]/u.test(value))
      waiting.push(parsedLoosely(value));
    else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value))
        if (typeof one === 'object' || (typeof one === 'string' && one.length >= LEAST_NESTED)) waiting.push(one);
  }
}

function resultOf(entry: unknown, source: PageSource): PageResult | undefined {
  if (!isFields(entry)) return undefined;
  const held = HOLDERS.map((name) => entry[name]).find(isFields);
  const product = textIn(entry, NAMES) === '' && held !== undefined ? held : entry;
  const title = textIn(product, NAMES);
  const price = PRICES.map((name) => amountOf(product[name], source)).find((amount) => amount > 0);
  if (title === '' || price === undefined) return undefined;
  return {
    asin: null,
    title,
    url: absolute(textIn(product, ADDRESSES), source),
    price,
    currency: source.currency,
    price_text: null,
    rating: null,
    rating_text: null,
    image: absolute(textIn(product, IMAGES), source),
    is_sponsored: false,
  };
}

const textIn = (fields: Fields, names: readonly string[]): string =>
  names
    .map((name) => fields[name])
    .find((value): value is string => typeof value === 'string' && value !== '')
    ?.trim() ?? '';

/** 0 of what is no amount. */
function amountOf(value: unknown, source: PageSource): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return parseMoney(value, source)?.amount ?? 0;
  return isFields(value)
    ? amountOf(
        AMOUNTS.map((name) => value[name]).find((one) => !isFields(one)),
        source,
      )
    : 0;
}

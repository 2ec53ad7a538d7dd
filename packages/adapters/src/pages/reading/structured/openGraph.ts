import { CURRENCY_CODES, gtinOf, parseMoney, stockOf } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, type PageTree } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';

/** The `meta` elements of a page by their property or name in lower case, the first of each. */
export function metaOf(tree: PageTree): ReadonlyMap<string, string> {
  const meta = new Map<string, string>();
  for (const element of tree.named('meta')) {
    const name = (
      attributeOf(element, 'property') ||
      attributeOf(element, 'name') ||
      attributeOf(element, 'itemprop')
    ).toLowerCase();
    const content = attributeOf(element, 'content');
    if (name !== '' && content !== '' && !meta.has(name)) meta.set(name, content);
  }
  return meta;
}

/** Whether the page says of itself that it is of one product. */
export const isProductMeta = (meta: ReadonlyMap<string, string>): boolean =>
  /(?:^|[.:])product(?:\.item)?$/iu.test(meta.get('og:type') ?? '') ||
  meta.has('product:price:amount') ||
  meta.has('og:price:amount') ||
  meta.has('og:price') ||
  meta.has('product:price');

/** What OpenGraph and the product tags of Facebook, Pinterest and Twitter say of a product. */
export function openGraph(meta: ReadonlyMap<string, string>, source: PageSource, findings: Findings): void {
  const add = (
    field: Parameters<Findings['add']>[0],
    value: unknown,
    path: string,
    certainty: 'likely' | 'guess' = 'likely',
  ): void => findings.add(field, value as never, 'open_graph', path, certainty);
  const first = (...names: readonly string[]): readonly [value: string, name: string] => {
    const name = names.find((one) => meta.has(one)) ?? names[0] ?? '';
    return [meta.get(name) ?? '', name];
  };
  const isProduct = isProductMeta(meta);
  const [title, titlePath] = first('og:title', 'twitter:title');
  if (isProduct) add('title', title, titlePath, 'guess');
  const [price, pricePath] = first('product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'og:price');
  const [given] = first('product:sale_price:currency', 'product:price:currency', 'og:price:currency');
  const code = given.toUpperCase();
  const currency = CURRENCY_CODES.has(code) ? code : source.currency;
  const money = price === '' ? null : parseMoney(price, { ...source, currency });
  if (money !== null && money.amount > 0) {
    add('price', money.amount, pricePath);
    add('currency', currency ?? money.currency, 'product:price:currency');
    const [was, wasPath] = first(
      'product:original_price:amount',
      'og:price:standard_amount',
      'product:price:standard_amount',
    );
    const before = was === '' ? null : parseMoney(was, { ...source, currency });
    if (before !== null && before.amount > money.amount) {
      // What the data call the price may be the one before the sale.
      if (findings.get('price') === before.amount) {
        findings.drop('price');
        add('price', money.amount, pricePath);
      }
      add('list_price', before.amount, wasPath);
    }
  } else if (CURRENCY_CODES.has(code)) add('currency', code, 'og:price:currency');
  const [stock, stockPath] = first('product:availability', 'og:availability');
  add('in_stock', stock === '' ? null : stockOf(stock), stockPath);
  add('brand', first('product:brand', 'og:brand')[0], 'product:brand');
  add('sku', first('product:retailer_item_id', 'product:sku')[0], 'product:retailer_item_id', 'guess');
  add('mpn', first('product:mfr_part_no')[0], 'product:mfr_part_no');
  add('gtin', gtinOf(first('product:ean', 'product:upc', 'product:isbn', 'product:gtin')[0]), 'product:ean');
  add(
    'category',
    first('product:category')[0]
      .split(/\s*>\s*/u)
      .at(-1),
    'product:category',
    'guess',
  );
  const image = absolute(first('og:image:secure_url', 'og:image', 'twitter:image')[0], source);
  if (isProduct || findings.get('title') !== undefined) {
    add('main_image', image, 'og:image');
    const images = source.tree
      .named('meta')
      .filter((one) => /^og:image(?::secure_url)?$/iu.test(attributeOf(one, 'property')))
      .map((one) => absolute(attributeOf(one, 'content'), source))
      .filter((address) => address !== null);
    add('images', [...new Set(images)].slice(0, 20), 'og:image', 'guess');
    add('description', first('og:description', 'description')[0].slice(0, 2000), 'og:description', 'guess');
  }
  add(
    'keywords',
    first('keywords')[0]
      .split(/\s*,\s*/u)
      .filter((word) => word !== '')
      .slice(0, 40),
    'keywords',
    'guess',
  );
}

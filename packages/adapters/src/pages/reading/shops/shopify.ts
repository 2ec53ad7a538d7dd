import { CURRENCY_CODES, gtinOf, type PageVariation } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, rawTextOf } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { at, listAt, shopifyData, textAt } from './shopifyData.js';

interface ShopifyVariant {
  readonly id: string;
  readonly price: number;
  readonly was: number | null;
  readonly isAvailable: boolean | null;
  readonly sku: string;
  readonly barcode: string;
}

const MOST_IMAGES = 20;

const CDN = /cdn\.shopify\.com|\/cdn\/shop\/|Shopify\.theme|shopify-section/u;

/**
 * Whether a page was made by Shopify. Programs of such pages name it, and a plain search finds faster than an expression that a page
 * does not; a page saved without programs still has its pictures there.
 */
export const isShopify = ({ html, tree }: Pick<PageSource, 'html' | 'tree'>): boolean =>
  html.includes('hopify') ? CDN.test(html) : picturesOf(tree).some((text) => text.includes('/cdn/shop/'));

const ADDRESSES = ['src', 'data-src', 'srcset', 'data-srcset', 'href'] as const;

/** The addresses of pictures and styles, and the data for search engines, which hold some. */
const picturesOf = (tree: PageSource['tree']): readonly string[] => [
  ...['img', 'source', 'link'].flatMap((name) =>
    tree.named(name).flatMap((one) => ADDRESSES.map((attribute) => attributeOf(one, attribute))),
  ),
  ...tree
    .named('script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .map(rawTextOf),
];

/**
 * A product as Shopify's themes hold it in a script: `{variants: [{price, compare_at_price, available, sku, barcode}]}`, money in
 * hundredths.
 */
export function shopifyProduct(source: PageSource, shown: readonly string[], findings: Findings): void {
  const product = shopifyData(source, shown);
  findings.add('currency', activeCurrency(source), 'shopify', 'Shopify.currency.active');
  if (product === undefined) return;
  const add = (
    field: Parameters<Findings['add']>[0],
    value: unknown,
    path: string,
    certainty: 'sure' | 'likely' = 'likely',
  ): void => findings.add(field, value as never, 'shopify', path, certainty);
  add('title', textAt(product, 'title'), 'product.title');
  add('brand', textAt(product, 'vendor'), 'product.vendor');
  add('category', textAt(product, 'type') || textAt(product, 'product_type'), 'product.type');
  const variants = variantsOf(product);
  const chosen = source.url?.searchParams.get('variant') ?? '';
  const variant =
    variants.find(({ id }) => id === chosen) ?? variants.find(({ isAvailable }) => isAvailable === true) ?? variants[0];
  if (variant !== undefined) {
    // Nothing is asked for what its shop makes an offer for.
    if (variant.price > 0) add('price', variant.price, 'product.variants.price');
    if (variant.was !== null && variant.was > variant.price)
      add('list_price', variant.was, 'product.variants.compare_at_price', 'sure');
    add('sku', variant.sku, 'product.variants.sku');
    add('gtin', gtinOf(variant.barcode), 'product.variants.barcode');
  }
  const stocks = variants.map(({ isAvailable }) => isAvailable);
  add(
    'in_stock',
    stocks.includes(true) ? true : stocks.every((stock) => stock === false) && stocks.length > 0 ? false : null,
    'product.variants.available',
  );
  const images = listAt(product, 'images')
    .map((image) => (typeof image === 'string' ? image : textAt(image, 'src')))
    .map((address) => absolute(address, source))
    .filter((address) => address !== null);
  addImages(images.slice(0, MOST_IMAGES), findings);
  add('main_image', images[0], 'product.images');
  add('variations', choicesOf(product), 'product.options');
}

/** Themes write options with their values, or their names alone; each variant has a value of each. */
const choicesOf = (product: unknown): readonly PageVariation[] =>
  listAt(product, 'options').flatMap((option, position) => {
    const name = typeof option === 'string' ? option : textAt(option, 'name');
    const own = [
      ...listAt(option, 'values'),
      ...listAt(product, 'variants').map((variant) => at(variant, `option${position + 1}`)),
    ].filter((value): value is string => typeof value === 'string' && value !== '');
    const values = [...new Set(own)];
    return name === '' || values.length === 0 || (name === 'Title' && values.length < 2) ? [] : [{ name, values }];
  });

/** Search engines are often told of one image of many: those of the product itself count where they hold that one. */
function addImages(images: readonly string[], findings: Findings): void {
  const known = findings.get('images') ?? [];
  const names = new Set(images.map(fileOf));
  if (known.length > 0 && images.length > known.length && known.every((image) => names.has(fileOf(image))))
    findings.replace('images', images, { strategy: 'shopify', path: 'product.images', certainty: 'likely' });
  else findings.add('images', images, 'shopify', 'product.images', 'likely');
}

/** The name of a file without the width that was asked for: "mug.jpg" of "…/files/mug_1024x.jpg?v=1". */
const fileOf = (image: string): string =>
  (image.split(/[?#]/u)[0] ?? '').replace(/^.*\//u, '').replace(/_(?:\d+x\d*|x\d+)(?=\.)/u, '');

/** What the visitor pays in. */
export function activeCurrency({ html }: Pick<PageSource, 'html'>): string | undefined {
  const code = /Shopify\.currency\s*=\s*\{"active":"([A-Z]{3})"/u.exec(html)?.[1];
  return code !== undefined && CURRENCY_CODES.has(code) ? code : undefined;
}

function variantsOf(product: unknown): readonly ShopifyVariant[] {
  return listAt(product, 'variants').flatMap((variant) => {
    const price = moneyAt(variant, 'price');
    const isAvailable = at(variant, 'available');
    return price === null
      ? []
      : [
          {
            id: textAt(variant, 'id'),
            price,
            was: moneyAt(variant, 'compare_at_price'),
            isAvailable: typeof isAvailable === 'boolean' ? isAvailable : null,
            sku: textAt(variant, 'sku'),
            barcode: textAt(variant, 'barcode'),
          },
        ];
  });
}

/** Whole numbers are hundredths; texts with a point are units. */
function moneyAt(variant: unknown, key: string): number | null {
  const value = at(variant, key);
  if (typeof value === 'number') return Number.isInteger(value) ? value / 100 : value;
  return typeof value === 'string' && /^\d+\.\d+$/u.test(value) ? Number(value) : null;
}

import { gtinOf, stockOf, type PageStrategy, type PageVariation } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { absolute, type PageSource } from '../PageSource.js';
import type { Add } from './Add.js';
import { pricesOf } from './pricesOf.js';
import { ratingOf } from './ratingOf.js';
import { sellersOf } from './sellersOf.js';
import { isA, localName, textValue, thingsIn, valuesOf, type Thing } from './Thing.js';

const MOST_IMAGES = 20;
const GTINS = ['gtin13', 'gtin14', 'gtin12', 'gtin8', 'gtin', 'isbn', 'productID'];

/** What a thing of schema.org says of the product. */
export function schemaProduct(product: Thing, strategy: PageStrategy, source: PageSource, findings: Findings): void {
  const add: Add = (field, value, path, certainty = 'sure') =>
    findings.add(field, value as never, strategy, path, certainty);
  const variants = thingsIn(product, 'hasVariant');
  const variant = chosenVariant(variants, source);
  add('variations', choicesOf(variants), 'hasVariant', 'likely');
  add('title', plain(textValue(product, 'name')), 'name');
  add('brand', unlabelled(plain(textValue(product, 'brand'))), 'brand', 'sure');
  add('brand', plain(textValue(product, 'manufacturer')), 'manufacturer', 'likely');
  add('sku', textValue(product, 'sku') || textValue(variant, 'sku'), 'sku');
  add('mpn', textValue(product, 'mpn') || textValue(variant, 'mpn'), 'mpn');
  for (const name of GTINS) add('gtin', gtinOf(textValue(product, name) || textValue(variant, name)), name);
  add('model_number', textValue(product, 'model'), 'model');
  add('description', plain(textValue(product, 'description')).slice(0, 5000), 'description');
  add('category', plain(categoryOf(product)), 'category', 'likely');
  add('weight', measureOf(product, 'weight'), 'weight');
  const sides = ['width', 'depth', 'height'].map((name) => measureOf(product, name)).filter((side) => side !== '');
  add('dimensions', sides.join(' x '), 'width, depth, height');
  const images = [...valuesOf(product, 'image'), ...valuesOf(variant, 'image')]
    .map((value) => absolute(typeof value === 'string' ? value : textValue(value, 'contentUrl', 'url', '@id'), source))
    .filter((address) => address !== null);
  add('main_image', images[0] ?? null, 'image');
  add('images', [...new Set(images)].slice(0, MOST_IMAGES), 'image');
  ratingOf([...thingsIn(product, 'aggregateRating'), ...thingsIn(variant, 'aggregateRating')][0], add);
  const specifications = Object.fromEntries(
    [
      ...thingsIn(product, 'additionalProperty').map(
        (one) => [textValue(one, 'name'), textValue(one, 'value')] as const,
      ),
      ...OWN.map((name) => [capital(name), textValue(product, name)] as const),
    ].filter(([name, value]) => name !== '' && value !== ''),
  );
  add('specifications', specifications, 'additionalProperty', 'likely');
  // Shops put it beside the offer as often as in it.
  const beside = textValue(product, 'availability');
  add('availability', stateOf(beside), 'availability', 'likely');
  add('in_stock', beside === '' ? null : stockOf(beside), 'availability', 'likely');
  // The vocabulary before schema.org named them otherwise.
  const offers = [...thingsIn(product, 'offers'), ...thingsIn(product, 'offerDetails')];
  add('offers', sellersOf(offers, source), 'offers.seller');
  offersOf(
    offers.length > 0 ? offers : variants.flatMap((one) => thingsIn(one, 'offers')).slice(0, 200),
    variant,
    source,
    add,
  );
}

/** What the shop calls a product by, where it says no `sku`: "000.171.33" of `productID`; '' of the number of a book or of none. */
export function numberOf(product: Thing): string {
  const number = textValue(product, 'productID').replace(/^[a-z]+:\s*/iu, '');
  return /\d/u.test(number) && gtinOf(number) === null ? number : '';
}

/** What the variants of a group differ in. */
function choicesOf(variants: readonly Thing[]): readonly PageVariation[] {
  return OWN.flatMap((name) => {
    const values = variants.slice(0, 200).map((variant) => textValue(variant, name));
    const choices = [...new Set(values.filter((value) => value !== ''))];
    return choices.length < 2 ? [] : [{ name: capital(name), values: choices }];
  });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const OWN = ['color', 'material', 'size', 'pattern'];

/** Of a group the variant at the page's address; undefined where none is. */
const chosenVariant = (variants: readonly Thing[], { url }: PageSource): Thing | undefined =>
  variants.find((variant) => {
    const addresses = [
      textValue(variant, 'url', '@id'),
      ...thingsIn(variant, 'offers').map((offer) => textValue(offer, 'url')),
    ];
    return addresses.some(
      (address) =>
        address !== '' &&
        url !== undefined &&
        URL.canParse(address, url.href) &&
        new URL(address, url.href).href === url.href,
    );
  });

function categoryOf(product: Thing): string {
  const shown = textValue(product, 'category');
  return /^https?:/u.test(shown) ? '' : (shown.split(/\s*(?:>|\/|›|&gt;)\s*/u).at(-1) ?? '');
}

function measureOf(product: Thing, name: string): string {
  const [value] = valuesOf(product, name);
  if (value === undefined) return '';
  return typeof value === 'string'
    ? value
    : `${textValue(value, 'value')} ${localName(textValue(value, 'unitText', 'unitCode'))}`.trim();
}

function offersOf(offers: readonly Thing[], variant: Thing | undefined, source: PageSource, add: Add): void {
  const own = thingsIn(variant, 'offers');
  const usable =
    own.length > 0
      ? own
      : offers.flatMap((offer) =>
          isA(offer, 'aggregateoffer') &&
          textValue(offer, 'lowPrice', 'price') === '' &&
          thingsIn(offer, 'offers').length > 0
            ? thingsIn(offer, 'offers')
            : [offer],
        );
  const priced = usable
    .map((offer) => ({ offer, ...pricesOf(offer, source) }))
    .filter(({ price }) => price !== null && price > 0);
  const [first] = priced.toSorted(
    (one, other) => Number(other.isNew) - Number(one.isNew) || (one.price ?? 0) - (other.price ?? 0),
  );
  const offer = first?.offer ?? usable[0];
  if (first === undefined && offer !== undefined)
    add('currency', pricesOf(offer, source).currency, 'offers.priceCurrency');
  if (first !== undefined) {
    add('price', first.price, 'offers.price');
    add('currency', first.currency, 'offers.priceCurrency');
    if (first.list !== null && first.list > (first.price ?? 0))
      add('list_price', first.list, 'offers.priceSpecification');
  }
  if (offer === undefined) return;
  // An offer of several prices leaves it to each of them.
  const states =
    [usable, usable.flatMap((one) => thingsIn(one, 'offers'))]
      .map((some) => some.map((one) => textValue(one, 'availability')).filter((state) => state !== ''))
      .find((some) => some.length > 0) ?? [];
  const stocks = states.map(stockOf);
  const stock = stocks.includes(true) ? true : stocks.includes(false) ? false : null;
  const said = states.find((state) => stockOf(state) === stock) ?? '';
  add('availability', stateOf(said), 'offers.availability');
  add('in_stock', stock, 'offers.availability');
  add('seller', textValue(offer, 'seller', 'offeredBy'), 'offers.seller');
  add('sku', textValue(offer, 'sku'), 'offers.sku', 'likely');
  add('mpn', textValue(offer, 'mpn'), 'offers.mpn', 'likely');
  for (const name of GTINS) add('gtin', gtinOf(textValue(offer, name)), `offers.${name}`, 'likely');
}

/** "In Stock" of "http://schema.org/InStock". */
const stateOf = (state: string): string =>
  SHOWN[localName(state).toLowerCase()] ?? localName(state).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

const SHOWN: Readonly<Record<string, string>> = {
  instock: 'In Stock',
  outofstock: 'Out of Stock',
  preorder: 'Pre-order',
  backorder: 'Back-order',
};

/** "Larkhill" of "More of the brand: Larkhill". */
const unlabelled = (text: string): string =>
  /^.{0,40}\b(?:brand|marke|marque|marca|merk|manufacturer|hersteller|fabricante)\s*:\s*(\S.*)$/iu.exec(text)?.[1] ??
  text;

/** Without markup and runs of blanks. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]{1,300}>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

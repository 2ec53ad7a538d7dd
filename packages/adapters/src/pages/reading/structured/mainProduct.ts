import { headingsInTitle } from '../headingsInTitle.js';
import { textOf } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { everyThing, isA, textValue, thingsIn, valuesOf, type Thing, type ThingValue } from './Thing.js';

const PRODUCTS = [
  'product',
  'productgroup',
  'productmodel',
  'individualproduct',
  'someproducts',
  'book',
  'vehicle',
  'car',
  'motorcycle',
  'drug',
  'dietarysupplement',
  'softwareapplication',
] as const;
const MANY = 4;

interface MainProduct {
  readonly product: Thing;
  /** Whether the page names it in its headings, or has its address. */
  readonly isShown: boolean;
  /** One of several that the page does not tell apart. */
  readonly isOneOfMany: boolean;
}

/** The thing that the page is about, of all that it describes; undefined where it describes no product. `shown`: its headings. */
export function mainProduct(
  things: readonly Thing[],
  source: PageSource,
  shown: readonly string[],
): MainProduct | undefined {
  const all = things.flatMap((thing) => [...productsIn(thing, shown)]);
  const named = all.filter((thing) => textValue(thing, 'name') !== '');
  if (named.length === 0) return namedByPage(all, source);
  const heading = shown.find((text) => text !== '') ?? '';
  const scored = named.map((thing, at) => ({ thing, score: likeness(thing, source, heading) - at * 0.01 }));
  const { thing: product } = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const isShown = isHere(product, source) || shown.some((text) => shareOf(product, text) >= 0.5);
  return {
    product: withSizes(withRating(product, [...named, ...ratedIn(things)]), named),
    isShown,
    isOneOfMany: !isShown && named.length >= MANY,
  };
}

/** The only product of a page that offers it without naming it: the page names it. */
function namedByPage([product, ...others]: readonly Thing[], { tree }: PageSource): MainProduct | undefined {
  if (product === undefined || others.length > 0 || valuesOf(product, 'offers').length === 0) return undefined;
  const [heading] = headingsInTitle(tree);
  return heading === undefined
    ? undefined
    : { product: withValues(product, 'name', [textOf(heading)]), isShown: true, isOneOfMany: false };
}

/** Shops describe a product twice: once for what it is, once for what an extension knows of its ratings. */
function withRating(product: Thing, named: readonly Thing[]): Thing {
  const isRated = (thing: Thing): boolean => valuesOf(thing, 'aggregateRating').length > 0;
  const name = textValue(product, 'name').toLowerCase();
  const all = named.filter((thing) => thing !== product && isRated(thing));
  const rated =
    all.find((thing) => textValue(thing, 'name').toLowerCase() === name) ??
    // By the name that it had before, for the same price: the only rating of the page.
    (all.length === 1 ? all.find((thing) => shareOf(thing, name) >= NEARLY && isForSame(thing, product)) : undefined);
  return rated === undefined || isRated(product)
    ? product
    : withValues(product, 'aggregateRating', valuesOf(rated, 'aggregateRating'));
}

const NEARLY = 0.7;
const isForSame = (one: Thing, other: Thing): boolean => lowestOf(one) > 0 && lowestOf(one) === lowestOf(other);
const lowestOf = (thing: Thing): number =>
  Number(textValue(thingsIn(thing, 'offers')[0] ?? thing, 'lowPrice', 'price'));

/** The products that ratings say they are of, each with its rating. */
const ratedIn = (things: readonly Thing[]): readonly Thing[] =>
  things
    .filter((thing) => isA(thing, 'aggregaterating'))
    .flatMap((rating) => thingsIn(rating, 'itemReviewed').map((one) => withValues(one, 'aggregateRating', [rating])));

/** Shops describe each size as a product of the same name: what is offered is any of them. */
function withSizes(product: Thing, named: readonly Thing[]): Thing {
  const name = textValue(product, 'name').toLowerCase();
  const sizes = named.filter((one) => textValue(one, 'name').toLowerCase() === name && one !== product);
  const offers = sizes.flatMap((one) => valuesOf(one, 'offers'));
  return offers.length === 0 || valuesOf(product, 'offers').length === 0
    ? product
    : withValues(product, 'offers', [...valuesOf(product, 'offers'), ...offers]);
}

const withValues = ({ types, properties }: Thing, name: string, values: readonly ThingValue[]): Thing => ({
  types,
  properties: { ...properties, [name.toLowerCase()]: values },
});

/** Products that are no entry of a list of others. What a rating is of may be another one: it counts where the page shows its name. */
function* productsIn(thing: Thing, shown: readonly string[]): Generator<Thing> {
  const skipped = new Set<Thing>();
  for (const one of everyThing(thing)) {
    if (skipped.has(one)) continue;
    for (const name of [
      'isRelatedTo',
      'isSimilarTo',
      'isAccessoryOrSparePartFor',
      'itemListElement',
      'hasVariant',
      'itemOffered',
    ])
      for (const other of thingsIn(one, name))
        if (!(name === 'itemOffered' && !isA(one, 'offer', 'aggregateoffer')))
          for (const inner of everyThing(other)) skipped.add(inner);
    for (const reviewed of thingsIn(one, 'itemReviewed')) if (!isNamedIn(reviewed, shown)) skipped.add(reviewed);
    if (isA(one, ...PRODUCTS)) yield one;
  }
}

const isNamedIn = (thing: Thing, shown: readonly string[]): boolean => {
  const name = textValue(thing, 'name').toLowerCase();
  return shown.some((text) => text.toLowerCase().startsWith(name));
};

/** How much a thing is what the page shows: its address, its name in the heading, what it tells of itself. */
function likeness(thing: Thing, source: PageSource, heading: string): number {
  return (
    (isHere(thing, source) ? 2 : 0) +
    (heading !== '' && textValue(thing, 'name').toLowerCase() === heading.toLowerCase() ? 2 : 0) +
    shareOf(thing, heading) * 2 +
    (valuesOf(thing, 'offers').length > 0 ? 1 : 0) +
    (valuesOf(thing, 'image').length > 0 ? 0.2 : 0)
  );
}

/** Whether the thing, or what is asked for it, has the address of the page. */
function isHere(thing: Thing, { url }: PageSource): boolean {
  const address =
    textValue(thing, 'url', '@id', 'mainEntityOfPage') || textValue(thingsIn(thing, 'offers')[0] ?? thing, 'url');
  return (
    url !== undefined &&
    address !== '' &&
    URL.canParse(address, url.href) &&
    new URL(address, url.href).pathname === url.pathname &&
    url.pathname !== '/'
  );
}

/** How many of the words of its name a heading has: 0 to 1. */
function shareOf(thing: Thing, heading: string): number {
  const text = heading.toLowerCase();
  const words = textValue(thing, 'name')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return words.filter((word) => text.includes(word)).length / Math.max(1, words.length);
}

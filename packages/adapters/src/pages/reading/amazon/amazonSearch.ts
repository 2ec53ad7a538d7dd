import { asinOf, parseMoney, parseRating, type PageResult } from '@listwright/domain/products';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';

const MOST = 200;

/** The cards of a page of results, in their order; those without an ASIN or a title are no products. */
export function amazonSearch(source: PageSource): readonly PageResult[] {
  return source.tree
    .named('div')
    .filter(
      (card) =>
        attributeOf(card, 'data-component-type') === 's-search-result' &&
        /^[A-Z0-9]{10}$/u.test(attributeOf(card, 'data-asin')),
    )
    .slice(0, MOST)
    .flatMap((card) => resultOf(card, source) ?? []);
}

function resultOf(card: PageElement, source: PageSource): PageResult | undefined {
  const asin = attributeOf(card, 'data-asin');
  const headings = findAll(card, ({ name }) => name === 'h2');
  const longest = headings.map((heading) => attributeOf(heading, 'aria-label') || textOf(heading));
  const title = longest
    .reduce((one, other) => (other.length > one.length ? other : one), '')
    .replace(/^Sponsored Ad – /u, '');
  if (title === '') return undefined;
  const price = find(card, (one) => hasClass(one, 'a-price') && !hasClass(one, 'a-text-price'));
  const priceText = textOf(find(price ?? card, (one) => price !== undefined && hasClass(one, 'a-offscreen')));
  const money = priceText === '' ? null : parseMoney(priceText, source);
  const stars = textOf(find(card, (one) => hasClass(one, 'a-icon-alt')));
  const link = find(card, (one) => one.name === 'a' && asinOf(attributeOf(one, 'href')) === asin);
  return {
    asin,
    title,
    url: absolute(link === undefined ? `/dp/${asin}` : attributeOf(link, 'href'), source),
    price: money?.amount ?? null,
    currency: money?.currency ?? null,
    price_text: priceText === '' ? null : priceText,
    rating: stars === '' ? null : (parseRating(stars)?.value ?? null),
    rating_text: stars === '' ? null : stars,
    image: absolute(
      attributeOf(
        find(card, (one) => hasClass(one, 's-image')),
        'src',
      ),
      source,
    ),
    is_sponsored:
      find(card, (one) => hasClass(one, 'puis-sponsored-label-text') || hasClass(one, 's-sponsored-label-text')) !==
      undefined,
  };
}

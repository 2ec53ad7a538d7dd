import { asinOf, parseMoney, parseRating, showsPrice, type PageResult } from '@listwright/domain/products';
import { attributeOf, find, findAll, isElement, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { isPriceBefore } from './visiblePrice.js';

const MOST = 200;
const LONGEST_TITLE = 300;
const SPONSORED = /^(?:sponsored|ad|gesponsert|anzeige|sponsorisé|patrocinado|sponsorizzato)$/iu;

/** The cards of a list of products of any shop; those without a name are left out. */
export const shopResults = (source: PageSource, cards: readonly PageElement[]): readonly PageResult[] =>
  cards.slice(0, MOST).flatMap((card) => resultOf(card, source) ?? []);

function resultOf(card: PageElement, source: PageSource): PageResult | undefined {
  const links = findAll(card, (one) => one.name === 'a' && attributeOf(one, 'href') !== '');
  const image = find(card, ({ name }) => name === 'img');
  const heading = find(card, ({ name }) => /^h[1-6]$/u.test(name));
  const names = [
    textOf(heading),
    ...links.map((link) => attributeOf(link, 'title')),
    ...links.map(textOf).filter((text) => !showsPrice(text)),
    attributeOf(image, 'alt'),
  ];
  const title = names.find((name) => name.length > 3 && name.length <= LONGEST_TITLE);
  if (title === undefined) return undefined;
  const shown = priceIn(card);
  const money = shown === undefined ? null : parseMoney(shown, source);
  const stars = attributeOf(
    find(card, (one) => /\d/u.test(attributeOf(one, 'aria-label')) && STARS.test(attributeOf(one, 'aria-label'))),
    'aria-label',
  );
  return {
    asin: source.amazon === undefined ? null : asinOf(attributeOf(links[0], 'href')),
    title,
    url: absolute(attributeOf(links[0], 'href'), source),
    price: money?.amount ?? null,
    currency: money?.currency ?? null,
    price_text: shown ?? null,
    rating: stars === '' ? null : (parseRating(stars)?.value ?? null),
    rating_text: stars === '' ? null : stars,
    image: absolute(attributeOf(image, 'src') || attributeOf(image, 'data-src'), source),
    is_sponsored: find(card, (one) => SPONSORED.test(textOf(one))) !== undefined,
  };
}

const STARS = /stars?|out of 5|sterne|étoiles|estrellas|stelle/iu;
const LONGEST_PRICE = 40;

/** The smallest text of a card that shows a price and is not struck out. */
function priceIn(card: PageElement): string | undefined {
  const own = card.children.filter((child) => !isElement(child)).join(' ');
  const texts = [
    own.replaceAll(/\s+/gu, ' ').trim(),
    ...findAll(card, (one) => !isStruck(one, card)).map(textOf),
  ].filter((text) => text.length <= LONGEST_PRICE && showsPrice(text));
  return texts.length === 0 ? undefined : texts.reduce((one, other) => (other.length < one.length ? other : one));
}

function isStruck(element: PageElement, card: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null && at !== card; at = at.parent)
    if (isPriceBefore(at)) return true;
  return false;
}

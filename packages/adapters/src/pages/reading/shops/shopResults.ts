import { asinOf, parseMoney, parseRating, showsPrice, type PageResult } from '@listwright/domain/products';
import { attributeOf, find, findAll, isElement, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { isPriceBefore } from '../prices/isPriceBefore.js';

const MOST = 200;
const LONGEST_TITLE = 300;
/** What no element names as a name may be the word of a button. */
const SHORTEST = 3;
const SPONSORED = /^(?:sponsored|ad|gesponsert|anzeige|sponsorisé|patrocinado|sponsorizzato)$/iu;

/** The cards of a list of products of any shop; those without a name are left out. */
export const shopResults = (source: PageSource, cards: readonly PageElement[]): readonly PageResult[] =>
  cards.slice(0, MOST).flatMap((card) => resultOf(card, source) ?? []);

function resultOf(card: PageElement, source: PageSource): PageResult | undefined {
  const links = findAll(card, isLink);
  const image = find(card, ({ name }) => name === 'img');
  const heading = find(
    card,
    (one) => /^h[1-6]$/u.test(one.name) && !OTHER.test(attributeOf(one, 'class')) && !isHidden(one, card),
  );
  const named = find(card, (one) => isNamed(one) && isWords(textOf(one)));
  const others = [
    ...links.map((link) => attributeOf(link, 'title')),
    ...links
      .filter((link) => !OTHER.test(attributeOf(link, 'class')))
      .map(seenText)
      .filter((text) => isWords(text) && !ACTION.test(text)),
    attributeOf(image, 'alt'),
  ].filter((text) => text.length > SHORTEST);
  const title = [seenText(heading), seenText(named), ...others].find(
    (text) => /\p{L}/u.test(text) && text.length <= LONGEST_TITLE,
  );
  if (title === undefined) return undefined;
  const address = attributeOf(
    links.find((link) => seenText(link) === title) ?? links.find(hasPicture) ?? links[0],
    'href',
  );
  const shown = priceIn(card);
  const money = shown === undefined ? null : parseMoney(shown, source);
  const stars = attributeOf(
    find(card, (one) => /\d/u.test(attributeOf(one, 'aria-label')) && STARS.test(attributeOf(one, 'aria-label'))),
    'aria-label',
  );
  return {
    asin: source.amazon === undefined ? null : asinOf(address),
    title,
    url: absolute(address, source),
    price: money?.amount ?? null,
    currency: money?.currency ?? null,
    price_text: shown ?? null,
    rating: stars === '' ? null : (parseRating(stars)?.value ?? null),
    rating_text: stars === '' ? null : stars,
    image: absolute(attributeOf(image, 'src') || attributeOf(image, 'data-src'), source),
    is_sponsored: find(card, (one) => SPONSORED.test(textOf(one))) !== undefined,
  };
}

/** What themes name words that are only read aloud: "Opens in a new window or tab". */
const READ_ALOUD = /(?:^|[\s_-])(?:clipped(?=\s|$)|sr-only|visually-?hidden|screen-?reader)/iu;

/** What themes name messages that a script shows when it has one. */
const HIDDEN = /(?:^|\s)(?:a-hidden|aok-hidden|hidden|d-none)(?:\s|$)/u;

function isHidden(element: PageElement, card: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null && at !== card; at = at.parent)
    if (HIDDEN.test(attributeOf(at, 'class'))) return true;
  return false;
}

/** The text of an element without what is only read aloud, where that leaves any. */
function seenText(element: PageElement | undefined): string {
  const text = textOf(element);
  const aloud = textOf(find(element, (one) => READ_ALOUD.test(attributeOf(one, 'class'))));
  return aloud === '' ? text : text.replace(aloud, '').trim() || text;
}

/** What else is done with a product of a list. */
const ACTION =
  /^(?:\+ ?)?(?:add to |save to |remove from |view |quick|compare|choose|select|in den warenkorb|merken|ajouter|añadir|agregar|aggiungi|wishlist|read more|details)/iu;
/** What themes name the name of a product, and what they name its maker or its group. */
const NAMED = /(?:^|[-_ ])(?:product|item|card|result|loop)?[-_]{0,2}(?:title|name)(?:[-_ ]|$)/iu;
const OTHER =
  /(?:vendor|(?:^|[-_ ])brand|(?:^|[-_ ])categor(?:y|ies)|(?<!best)seller|shop[-_]?name)(?:[-_]{0,2}(?:name|title|link|label))?(?:\s|$)/iu;
/** A link to a product; others do something with it on this page. */
const isLink = (one: PageElement): boolean =>
  one.name === 'a' &&
  /^(?!#|javascript:)./iu.test(attributeOf(one, 'href')) &&
  (!ACTION.test(textOf(one)) || hasPicture(one));
const hasPicture = (link: PageElement): boolean => find(link, ({ name }) => name === 'img') !== undefined;
const isNamed = (one: PageElement): boolean =>
  NAMED.test(attributeOf(one, 'class')) && !OTHER.test(attributeOf(one, 'class'));
const isWords = (text: string): boolean => text !== '' && !showsPrice(text);

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

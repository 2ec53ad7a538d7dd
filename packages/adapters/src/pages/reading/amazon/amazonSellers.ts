import { parseCount, parseMoney, parseRating, type PageOffer } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { listedOffers } from '../listedOffers.js';

/** Lists of offers: the panel "All offers", then the box "Other sellers on Amazon" of older pages. */
const PANELS = ['aod-container', 'all-offers-display', 'aod-offer-list'];
const BOXES = ['mbc', 'moreBuyingChoices_feature_div'];
/** What is said of offers that are a click away. */
const LINKS = ['dynamic-aod-ingress-box', 'olpLinkWidget_feature_div', 'olp-upd-new', 'olp_feature_div'];
/** "New (2) from ₹49,990.00", in any language: a count in brackets, then a price. */
const COUNTED =
  /[\p{L}\s&]{1,40}\(\p{Nd}+\)[^()]{0,20}?(?:\p{Sc}\s?\p{Nd}[\p{Nd}.,'  ]*|\p{Nd}[\p{Nd}.,'  ]*\s?(?:\p{Sc}|kr|zł|TL))/u;
const LONGEST_NAME = 80;
const MOST_RATING = 120;

/** The sellers of the same product that the page lists, and what it says of those that it does not. */
export function amazonSellers(source: PageSource, findings: Findings): void {
  const { tree } = source;
  for (const id of PANELS) {
    const rows = findAll(tree.byId(id), isPanelOffer).map((row) => offerInPanel(row, source));
    findings.add('offers', listedOffers(rows), 'amazon', `#${id} #aod-offer`, 'sure');
  }
  for (const id of BOXES) {
    const names = findAll(tree.byId(id), (one) => hasClass(one, 'mbcMerchantName'));
    findings.add('offers', listedOffers(names.map((name) => offerInBox(name, source))), 'amazon', `#${id}`, 'sure');
  }
  // A used one beside the new one has a seller of its own.
  const rows = ['newAccordionRow_0', 'newAccordionRow', 'usedAccordionRow'].flatMap((id) => tree.byId(id) ?? []);
  if (rows.length > 1)
    findings.add(
      'offers',
      listedOffers(rows.map((row) => offerInRow(row, source))),
      'amazon',
      '.a-accordion',
      'likely',
    );
  for (const id of LINKS) {
    const shown = COUNTED.exec(textOf(tree.byId(id)).replace(HEADING, ''))?.[0];
    findings.add('other_offers', shown?.trim(), 'amazon', `#${id}`, 'likely');
  }
}

/** "Other sellers on Amazon" over the count. */
const HEADING = /^[^(]{0,80}?\bAmazon\b(?:\.[a-z.]+)?\s+/u;

const isPanelOffer = (one: PageElement): boolean =>
  one.attribute('id') === 'aod-pinned-offer' || one.attribute('id') === 'aod-offer';

const idIn = (row: PageElement, id: string): PageElement | undefined => find(row, (one) => one.attribute('id') === id);

function offerInPanel(row: PageElement, source: PageSource): PageOffer {
  const soldBy = idIn(row, 'aod-offer-soldBy');
  const value = find(soldBy, (one) => hasClass(one, 'a-col-right')) ?? soldBy;
  const link = find(value, ({ name }) => name === 'a');
  const price = find(
    idIn(row, 'aod-offer-price') ?? row,
    (one) => hasClass(one, 'a-price') && attributeOf(one, 'data-a-strike') !== 'true',
  );
  const stars = idIn(row, 'aod-offer-seller-rating');
  const icon = find(stars, (one) => hasClass(one, 'a-icon-alt') || /\ba-star/u.test(attributeOf(one, 'class')));
  const words = textOf(stars).slice(0, MOST_RATING);
  return {
    seller: nameOf(textOf(link ?? find(value, ({ name }) => name === 'span') ?? value)),
    ...moneyOf(price, source),
    rating: parseRating(textOf(icon))?.value ?? starsOf(icon),
    rating_count: parseCount(/\(([^()]{1,40})\)/u.exec(words)?.[1] ?? ''),
    condition: textOf(idIn(row, 'aod-offer-heading')) || null,
  };
}

function offerInRow(row: PageElement, source: PageSource): PageOffer {
  const isUsed = attributeOf(row, 'id').startsWith('used');
  return {
    seller: nameOf(textOf(idIn(row, 'sellerProfileTriggerId'))),
    ...moneyOf(
      find(row, (one) => hasClass(one, 'a-price')),
      source,
    ),
    rating: null,
    rating_count: null,
    condition: isUsed ? 'Used' : null,
  };
}

/** "a-star-mini-4-5": the picture alone. */
function starsOf(icon: PageElement | undefined): number | null {
  const shown = /\ba-star(?:-mini|-small|-medium)?-(\d)(?:-(5))?\b/u.exec(attributeOf(icon, 'class'));
  return shown === null ? null : Number(shown[1]) + (shown[2] === undefined ? 0 : 0.5);
}

/** A row of the older box; the name is deep in it, and the price beside it. */
function offerInBox(name: PageElement, source: PageSource): PageOffer {
  let row = name.parent;
  const isPrice = (one: PageElement): boolean =>
    hasClass(one, 'a-color-price') || hasClass(one, 'a-price') || attributeOf(one, 'id').startsWith('mbc-price');
  while (row !== null && !BOXES.includes(attributeOf(row, 'id')) && find(row, isPrice) === undefined) row = row.parent;
  const isRow = row !== null && !BOXES.includes(attributeOf(row, 'id'));
  return {
    seller: nameOf(textOf(name)),
    ...moneyOf(isRow ? find(row ?? undefined, isPrice) : undefined, source),
    rating: null,
    rating_count: null,
    condition: null,
  };
}

function moneyOf(element: PageElement | undefined, source: PageSource): Pick<PageOffer, 'price' | 'currency'> {
  const shown = textOf(find(element, (one) => hasClass(one, 'a-offscreen'))) || textOf(element);
  const money = /\p{Nd}/u.test(shown) ? parseMoney(shown, source) : null;
  return { price: money?.amount ?? null, currency: money?.currency ?? null };
}

const nameOf = (text: string): string => (text.length <= LONGEST_NAME ? text.replace(/[.\s]+$/u, '') : '');

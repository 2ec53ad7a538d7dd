import { parseMoney, showsPrice } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { isOfAnother } from '../isOfAnother.js';
import { mainHeading } from '../mainHeading.js';
import {
  attributeOf,
  find,
  findAll,
  isUnseen,
  ownTexts,
  shortText,
  textOf,
  within,
  type PageElement,
} from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { isBuyButton } from '../shops/buyButtons.js';
import { isWithin } from '../shops/cardsOf.js';
import { isPriceBefore } from './isPriceBefore.js';

/** What else has a price. */
const NO_PRICE =
  /ship|deliver|versand|fracht|livraison|env[ií]o|spedizion|frete|sav(?:e|ing)|discount|coupon|instal|month|unit|filter|total|points|tax/iu;
const PRICE = /(?:^|[-_ ])price|price(?:[-_ ]|$)|precio|preis|prix/iu;
const LEVELS = 7;
const MANY = 3;
const LONGEST_PLACE = 60;

/** A text that is a price and nothing else: "$239.00", "EUR 12,50", "R$ 50,00", "Rs. 499". */
const BARE =
  /^(?:(?:R\$|Rs\.?|INR|EUR|USD|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|kr\.?|zł|S\/\.?|Kč|Ft|lei|TL|AED|SAR|SGD|MXN|BRL|JPY|US\$|A\$|C\$|Fr\.)\s?)?[^\p{L}]*(?:\s?(?:\p{Lu}{3}|kr|zł|lei|Ft|Kč|TL)\.?)?$/u;
const LONGEST_PRICE = 24;

/** The first price of the part that offers the product: alone in its element and not struck out, else bare among other elements. */
function priceOffered(area: PageElement, source: PageSource, cards: readonly PageElement[], findings: Findings): void {
  const offered = find(area, (one) => isOffered(one, area, cards));
  addOffered(offered === undefined ? bareIn(area, cards) : textOf(offered), source, findings);
}

/** "From $99 / pack", "Our price: €40": a price with a few words around it, where none stands alone. */
const isSaid = (one: PageElement, area: PageElement, cards: readonly PageElement[]): boolean => {
  const text = shortText(one, LONGEST_PRICE);
  return (
    showsPrice(text) &&
    (text.match(/\d[\d.,' ]*/gu) ?? []).length === 1 &&
    !OTHER_AMOUNT.test(text) &&
    !LEADS_IN.test(text) &&
    !PART.test(text) &&
    !isUnseenIn(one, area) &&
    !isStruck(one, area) &&
    !isWithin(one, cards)
  );
};

/** What else is said in amounts beside a price: what is saved, what sending costs, what is given. */
const OTHER_AMOUNT =
  /[%+]|\b(?:save|off|ship|deliver|gratis|free|bonus|points?|cash ?back|gift|coupon|voucher|min\.?|max|spar|rabatt|versand|éco|économi|livraison|ahorr|env[ií]o|risparm|spedizione|sconto|descuento|desconto|frete|korting|verzend|sleva|zľava|doprav|rabat|dostaw)|скидк|доставк|бонус|折扣|運費|优惠|優惠|送料|ポイント|割引|할인|배송/iu;
/** A price that is paid in parts. */
const PART =
  /每期|分期|月々|回払|개월|per month|monthly|\/ ?mo(?:nth|is)?\b|\bmtl|monatlich|mensual|mensil|al mese|par mois|miesięczn|в месяц|taksit|\bmeses\b|instal?lments?|\d+ ?x (?:de )?\D{0,4}\d|\brat[ay]\b|\braten?\b|\bsplátk/iu;

/** A page whose heading and button share no part but all of it: the first price between the two. */
function priceBeforeButton(source: PageSource, cards: readonly PageElement[], findings: Findings): void {
  const { root } = source.tree;
  const heading = mainHeading(source.tree);
  let [isBehind, offered]: [boolean, PageElement | undefined] = [false, undefined];
  for (const one of within(root)) {
    if (one === heading) isBehind = true;
    if (!isBehind) continue;
    if (isBuyButton(one) && !isWithin(one, cards))
      return addOffered(offered === undefined ? undefined : textOf(offered), source, findings);
    if (offered === undefined && isOffered(one, root, cards)) offered = one;
  }
}

const isOffered = (one: PageElement, area: PageElement, cards: readonly PageElement[]): boolean =>
  isBarePrice(shortText(one, LONGEST_PRICE)) &&
  !PART.test(shortText(one.parent ?? undefined, LONGEST_PLACE)) &&
  !isStruck(one, area) &&
  !isWithin(one, cards);

const isBarePrice = (text: string): boolean => showsPrice(text) && BARE.test(text) && !CHANGE.test(text);
/** "(-40.00€)", "+ $5": what a choice adds to a price or takes from it. */
const CHANGE = /^\(?\s*[+−–-]\s?(?:[^\d\s]{0,4}\s?)?\d/u;

/** "Free shipping over €50", "save €5": the end of a sentence is no price of the product. */
const LEADS_IN = /\b(?:ship\p{L}*|deliver\p{L}*|over|save|deposit|fee)\s*[€$£¥₹]?\s?\d[\d.,]*\s?[€$£¥₹]?\s*$/iu;

const isUnseenIn = (element: PageElement, area: PageElement): boolean => {
  for (let at: PageElement | null = element; at !== null && at !== area; at = at.parent) if (isUnseen(at)) return true;
  return false;
};

/** "<h1>Mug</h1> €12.50 <button>": a price in no element of its own. */
function bareIn(area: PageElement, cards: readonly PageElement[]): string | undefined {
  for (const one of [area, ...within(area)]) {
    if (isUnseenIn(one, area) || LEADS_IN.test(shortText(one, LONGEST_PLACE))) continue;
    const price = ownTexts(one).find((text) => text.length <= LONGEST_PRICE && isBarePrice(text));
    if (price !== undefined && (one === area || (!isStruck(one, area) && !isWithin(one, cards)))) return price;
  }
  return undefined;
}

function addOffered(offered: string | undefined, source: PageSource, findings: Findings): void {
  const money = offered === undefined ? null : parseMoney(offered, source);
  if (money === null || money.amount === 0) return;
  findings.add('price', money.amount, 'text', 'price beside the button to buy', 'guess');
  findings.add('currency', money.currency, 'text', 'price', 'guess');
}

/** Itself, what it stands in, or all that it holds. */
function isStruck(element: PageElement, area: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null && at !== area; at = at.parent)
    if (isPriceBefore(at)) return true;
  const [only, ...others] = element.elements;
  // An empty place for a price that was strikes nothing.
  return only !== undefined && others.length === 0 && isPriceBefore(only) && textOf(only) === textOf(element);
}

/** Of an element that also holds the price that was, the part with the price now. */
const priceNow = (element: PageElement): PageElement =>
  find(element, isPriceBefore) === undefined
    ? element
    : (find(
        element,
        (one) =>
          showsPrice(shortText(one, LONGEST_PLACE)) &&
          !isStruck(one, element) &&
          find(one, isPriceBefore) === undefined,
      ) ?? element);

/**
 * A price in the part of the page that offers its product (`area`), or around its heading, where no data names one; `cards` show
 * other products.
 */
export function priceByHeading(
  source: PageSource,
  area: PageElement | undefined,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  if (findings.get('price') === undefined && area !== undefined) priceOffered(area, source, cards, findings);
  if (findings.get('price') === undefined && area === undefined) priceBeforeButton(source, cards, findings);
  if (findings.get('price') !== undefined) return;
  priceMarked(source, area, cards, findings);
  if (findings.get('price') === undefined && area !== undefined)
    addOffered(textOf(find(area, (one) => isSaid(one, area, cards))), source, findings);
}

/** The first price around the heading whose element is named one. */
function priceMarked(
  source: PageSource,
  area: PageElement | undefined,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  const heading = mainHeading(source.tree);
  let at: PageElement | null = heading?.parent ?? null;
  for (let level = 0; at !== null && level < LEVELS; level += 1, at = at === area ? null : at.parent) {
    const [marked, ...others] = findAll(
      at,
      (one) =>
        (PRICE.test(attributeOf(one, 'class')) || PRICE.test(attributeOf(one, 'id'))) &&
        !isPriceBefore(one) &&
        !NO_PRICE.test(`${attributeOf(one, 'class')} ${attributeOf(one, 'id')}`) &&
        showsPrice(shortText(one, LONGEST_PLACE)) &&
        !isWithin(one, cards) &&
        !isOfAnother(one, at),
    );
    if (marked === undefined) continue;
    // So many of one kind are of a list.
    if (others.filter((one) => attributeOf(one, 'class') === attributeOf(marked, 'class')).length >= MANY) return;
    const money = parseMoney(textOf(priceNow(marked)), source);
    if (money === null || money.amount === 0) continue;
    findings.add('price', money.amount, 'text', `.${attributeOf(marked, 'class').split(' ')[0] ?? 'price'}`, 'guess');
    findings.add('currency', money.currency, 'text', 'price', 'guess');
    return;
  }
}

import { parseMoney, showsPrice, type Money } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { mainHeading } from '../mainHeading.js';
import {
  attributeOf,
  find,
  findAll,
  isElement,
  isUnseen,
  ownTexts,
  shortText,
  textOf,
  within,
  type PageElement,
  type PageNode,
} from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { judgedOnce } from '../judgedOnce.js';
import { isWithin } from './cardsOf.js';
import { isBuyButton } from './hasBuyButton.js';
import { isOfAnother } from '../isOfAnother.js';

/** Names that themes give to a price that was. */
const WAS =
  /(?:^|[-_ ])(?:was|old|list[-_ ]?price|strike(?:d|out|through)?|line[-_]?through|streich|original|regular|compare(?:d)?(?:[-_]?at)?|rrp|msrp|mrp|uvp|retail|crossed|before|previous|full|cut|undiscounted|basis)(?:[-_ ]?price)?(?:[-_ ]|$)|price[-_]{0,2}(?:line-?through|was|old|list|original|regular|compare|rrp|msrp|mrp|before|previous|strike|crossed|cut|discount-from)|(?:was|old|list|original|regular|strike|cut)price|pret[-_]?vechi|ancien[-_]?prix|prix[-_]?barr|pseudo/iu;
const PRICE = /(?:^|[-_ ])price|price(?:[-_ ]|$)|precio|preis|prix/iu;
/** The price stands in a part of the page this small. */
const CLOSE = 260;
const LEVELS = 7;
const MOST_TIMES = 20;
const MANY = 3;

/**
 * The price that a page shows struck out beside the known one: marked by its element, by the name of its class, or by a
 * percentage that agrees with both.
 */
export function listPriceBeside(source: PageSource, findings: Findings): void {
  const price = findings.get('price');
  if (price === undefined || findings.get('list_price') !== undefined) return;
  const hints = { ...source, currency: findings.get('currency') ?? source.currency };
  const shown = placesOf(price, source, hints);
  for (const place of shown) {
    let at: PageElement | null = place;
    for (let level = 0; at !== null && level < LEVELS; level += 1, at = at.parent) {
      const text = shortText(at, CLOSE);
      if (text === '') break;
      const struck = struckIn(at, price, hints);
      if (struck !== undefined) {
        findings.add('list_price', struck.amount, 'text', 'struck price', 'likely');
        return;
      }
      const said = saidBefore(text, price, hints);
      if (said !== undefined) {
        findings.add('list_price', said, 'text', 'words beside the price', 'likely');
        return;
      }
      const agreed = agreedIn(text, price, hints);
      if (agreed !== undefined) {
        findings.add('list_price', agreed, 'text', 'price and percentage', 'likely');
        return;
      }
    }
  }
}

type Hints = Parameters<typeof parseMoney>[1];

const UNPRICED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'head', 'svg', 'template', 'footer']);

/** The smallest elements whose text is the price: "$<strong>499</strong><sup>.99</sup>" is one. */
function placesOf(price: number, { tree }: PageSource, hints: Hints): readonly PageElement[] {
  const places = new Set<PageElement>();
  const digits = mayShow(price);
  const [first = ''] = String(Math.trunc(price));
  const isPrice = (text: string): boolean =>
    text !== '' && digits.test(text) && parseMoney(text, hints)?.amount === price;
  const { nodes } = tree.root;
  let open = tree.root;
  for (let at = 1; at < nodes.length && places.size < MOST_PLACES; at += 1) {
    const node = nodes[at] as PageNode;
    while (at >= open.end && open.parent !== null) open = open.parent;
    if (isElement(node)) {
      if (UNPRICED.has(node.name)) at = node.end - 1;
      else open = node;
    } else if (node.length < LONGEST_PLACE && node.includes(first)) {
      const place = [open, open.parent, open.parent?.parent].find(
        (one) => one !== null && one !== undefined && isPrice(shortText(one, LONGEST_PLACE)),
      );
      if (place !== undefined && place !== null) places.add(place);
    }
  }
  return [...places];
}

const LONGEST_PLACE = 60;
const MOST_PLACES = 12;
/** Whether the digits of the price before its decimals may stand in a text; digits of other scripts are left to the reader of money. */
const mayShow = (price: number): RegExp =>
  new RegExp(`[^\\d\\P{Nd}]|${[...String(Math.trunc(price))].map((digit) => `[${digit}]`).join('\\D*')}`, 'u');

function struckIn(element: PageElement, price: number, hints: Hints): Money | undefined {
  for (const one of within(element)) {
    if (!isPriceBefore(one)) continue;
    const text = textOf(one);
    if (MEASURE.test(text) && !showsPrice(text)) continue;
    const money = parseMoney(text, hints);
    if (money !== null && isBefore(money.amount, price)) return money;
  }
  return undefined;
}

/** "Full - 30 ml" in an element that is named for its choice: "full-30-ml". */
const MEASURE = /\d\s*(?:ml|cl|l|g|kg|mg|mm|cm|m|oz|lbs?|inch(?:es)?|pcs|pieces|pack|stück|pièces)\b/iu;

/** Whether an element is struck out, or named as a price that was: prices ask for all that is around them. */
export const isPriceBefore = judgedOnce(
  (element) =>
    /^(?:del|s|strike)$/u.test(element.name) ||
    /line-through/u.test(attributeOf(element, 'style')) ||
    ['class', 'id', 'data-testid'].some((name) => WAS.test(attributeOf(element, name))),
);

const isBefore = (amount: number, price: number): boolean => amount > price * 1.004 && amount < price * MOST_TIMES;

/** What shops write before a price that was. */
const BEFORE =
  /(?<![\p{L}\d])(?:statt|uvp|was|instead of|rrp|msrp|list price|au lieu de|prix (?:conseillé|public)|antes|precio (?:anterior|de lista)|vorher|invece di|prezzo (?:di listino|consigliato)|adviesprijs|van(?=\D{0,5}[\d.,]+(?:,-)? voor)|ord\.? ?pris|rek\.? ?pris|tidigare pris|zamiast|cena katalogowa|de(?=:? ?R\$ ?[\d.,]+ (?:por|para))|preço anterior|eski fiyat|PRP|PLP|参考価格|通常価格)[:：]? ?(?=\D{0,4}\d)/giu;

/** "CHF 1'149.– statt CHF 1'299.–": a price behind such a word. */
function saidBefore(text: string, price: number, hints: Hints): number | undefined {
  for (const match of text.matchAll(BEFORE)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + LONGEST_PRICE);
    const amount = showsPrice(after) ? parseMoney(after, hints)?.amount : undefined;
    if (amount !== undefined && isBefore(amount, price)) return amount;
  }
  return undefined;
}

/** "₹19,490 ₹24,999 22% off": the amounts and the percentage agree, so that the second was the price. */
function agreedIn(text: string, price: number, hints: Hints): number | undefined {
  const percent = /(\d{1,2}(?:[.,]\d)?) ?%/u.exec(text);
  if (percent === null) return undefined;
  const share = Number((percent[1] ?? '').replace(',', '.'));
  const amounts = (
    text.match(
      /(?:[^\d\s]{0,4} ?)?\d{1,3}(?:[ \u00A0]\d{3})+(?!\d)(?:[.,]\d{1,2})?|(?:[^\d\s]{0,4} ?)?\d(?:[.,'’](?=\d)|\d)*(?: ?[€₹$£])?/gu,
    ) ?? []
  ).flatMap((one) => parseMoney(one, hints)?.amount ?? []);
  return amounts.find((amount) => isBefore(amount, price) && Math.abs((1 - price / amount) * 100 - share) < 1.01);
}

/** A text that is a price and nothing else: "$239.00", "EUR 12,50", "R$ 50,00", "Rs. 499". */
const BARE =
  /^(?:(?:R\$|Rs\.?|INR|EUR|USD|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|kr\.?|zł|S\/\.?|Kč|Ft|lei|TL|AED|SAR|SGD|MXN|BRL|JPY|US\$|A\$|C\$|Fr\.)\s?)?[^\p{L}]*(?:\s?(?:\p{Lu}{3}|kr|zł|lei|Ft|Kč|TL)\.?)?$/u;
const LONGEST_PRICE = 24;

/** The first price of the part that offers the product: alone in its element and not struck out, else bare among other elements. */
function priceOffered(area: PageElement, source: PageSource, cards: readonly PageElement[], findings: Findings): void {
  const offered = find(area, (one) => isOffered(one, area, cards));
  addOffered(offered === undefined ? bareIn(area, cards) : textOf(offered), source, findings);
}

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
  isBarePrice(shortText(one, LONGEST_PRICE)) && !isStruck(one, area) && !isWithin(one, cards);

const isBarePrice = (text: string): boolean => showsPrice(text) && BARE.test(text);

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
  return only !== undefined && others.length === 0 && isPriceBefore(only);
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
  const heading = mainHeading(source.tree);
  let at: PageElement | null = heading?.parent ?? null;
  for (let level = 0; at !== null && level < LEVELS; level += 1, at = at === area ? null : at.parent) {
    const [marked, ...others] = findAll(
      at,
      (one) =>
        (PRICE.test(attributeOf(one, 'class')) || PRICE.test(attributeOf(one, 'id'))) &&
        !isPriceBefore(one) &&
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

import { parseMoney, showsPrice, type Money } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { shortText, textOf, within, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { isPriceBefore } from './isPriceBefore.js';
import { placesOfPrice, type Hints } from './placesOfPrice.js';
import { priceReduced } from './priceReduced.js';

/** The price stands in a part of the page this small. */
const CLOSE = 260;
const LEVELS = 7;
const MOST_TIMES = 20;
const LONGEST_PRICE = 24;

/**
 * The price that a page shows struck out beside the known one: marked by its element, by the name of its class, or by a
 * percentage that agrees with both.
 */
export function listPriceBeside(source: PageSource, findings: Findings): void {
  const price = findings.get('price');
  if (price === undefined || findings.get('list_price') !== undefined) return;
  const hints = { ...source, currency: findings.get('currency') ?? source.currency };
  const shown = placesOfPrice(price, source, hints);
  if (priceReduced(shown, price, hints, findings)) return;
  for (const place of shown) {
    let at: PageElement | null = place;
    let inside = place;
    for (let level = 0; at !== null && level < LEVELS; level += 1, at = at.parent) {
      const text = shortText(at, CLOSE);
      const struck = text === '' ? struckBefore(inside, price, hints) : struckIn(at, price, hints);
      inside = at;
      if (struck !== undefined) {
        findings.add('list_price', struck.amount, 'text', 'struck price', 'likely');
        return;
      }
      if (text === '') break;
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

/** In a long part of the page: struck out in the element that stands right before the one with the price. */
function struckBefore(element: PageElement, price: number, hints: Hints): Money | undefined {
  const before = element.parent?.elements.find((one) => one.end <= element.at && one.next === element);
  return before === undefined || shortText(before, CLOSE) === ''
    ? undefined
    : struckAmong([before, ...within(before)], price, hints);
}

const struckIn = (element: PageElement, price: number, hints: Hints): Money | undefined =>
  struckAmong(within(element), price, hints);

function struckAmong(elements: Iterable<PageElement>, price: number, hints: Hints): Money | undefined {
  for (const one of elements) {
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

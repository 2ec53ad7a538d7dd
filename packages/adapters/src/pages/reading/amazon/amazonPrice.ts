import { parseMoney, type Money } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { judgedOnce } from '../judgedOnce.js';
import { attributeOf, find, findAll, hasClass, textOf, within, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

/** Blocks that hold the price of this product, the newest layouts first. No other price of the page is looked at. */
const BLOCKS = [
  'corePriceDisplay_desktop_feature_div',
  'corePriceDisplay_mobile_feature_div',
  'corePrice_desktop',
  'corePrice_mobile',
  'corePrice_feature_div',
  'apex_desktop',
  'apex_offerDisplay_desktop',
  'kindle-price',
  'kindleExtraMessage_feature_div',
  'booksHeader_price',
  'priceblock_dealprice',
  'priceblock_saleprice',
  'priceblock_ourprice',
  'priceblock_pospromoprice',
  'price_inside_buybox',
  'newBuyBoxPrice',
  'buyNewSection',
  'newOfferAccordionRow',
  'usedBuySection',
  'usedOnlyBuybox',
  'price',
] as const;
/** Prices that were: struck out, recommended by the maker. */
const WAS = ['listPrice', 'priceBlockStrikePriceString', 'digital-list-price', 'print-list-price'] as const;

/** The price of the product and what is struck out beside it. Nothing where the page makes no offer. */
export function amazonPrice(source: PageSource, findings: Findings): void {
  for (const id of BLOCKS) {
    const block = source.tree.byId(id);
    const price = block === undefined ? undefined : priceIn(block, source);
    if (price === undefined || price.amount === 0) continue;
    findings.add('price', price.amount, 'amazon', `#${id}`, 'sure');
    findings.add('currency', price.currency, 'amazon', `#${id}`, 'sure');
    const was = listPriceIn(block, source) ?? listPriceIn(source.tree.byId('price'), source) ?? listPriceById(source);
    if (was !== undefined && was.amount > price.amount)
      findings.add('list_price', was.amount, 'amazon', `#${id} .basisPrice`, 'sure');
    return;
  }
  // The formats of an album or a film, this one first.
  const format = moneyOf(
    find(source.tree.root, (one) => hasClass(one, 'dp-price-col') && SIGNED.test(textOf(one))),
    source,
  );
  findings.add('price', format?.amount, 'amazon', '.dp-price-col', 'likely');
  findings.add('currency', source.amazon?.currency, 'amazon', 'marketplace', 'likely');
}

const moneyOf = (element: PageElement | undefined, source: PageSource): Money | undefined => {
  const text = textOf(element);
  return (/\p{Nd}/u.test(text) ? parseMoney(text, source) : null) ?? undefined;
};

/** A price that was, or one of a unit ("₹12.99 / count"). What stands around many prices is judged once. */
const isOther: ReturnType<typeof judgedOnce> = judgedOnce(
  (element) => saidOf(element) ?? (element.parent !== null && isOther(element.parent)),
);

/** Whether an element itself says that its prices are others, or are not; undefined where it says neither. */
function saidOf(element: PageElement): boolean | undefined {
  const names = element.attribute('class') ?? '';
  const id = element.attribute('id');
  // Of a range, what is paid looks like a price that was.
  if (/\b(?:apexPriceToPay|priceToPay)\b/u.test(names) && element.attribute('data-a-strike') !== 'true') return false;
  if (
    /\b(?:basisPrice|a-text-strike|a-text-price|priceBlockStrikePriceString|pricePerUnit|savingsPercentage)\b/u.test(
      names,
    )
  )
    return true;
  if (
    /^(?:listPrice|savingsPercentage|regularprice_savings|dealprice_savings|unit-price|priceBlockStrikePriceString)/u.test(
      id ?? '',
    )
  )
    return true;
  return id !== undefined && (BLOCKS as readonly string[]).includes(id) ? false : undefined;
}

function priceIn(block: PageElement, source: PageSource): Money | undefined {
  const prices = findAll(block, (one) => hasClass(one, 'a-price') && !isOther(one));
  for (const price of prices) {
    const hidden = moneyOf(
      find(price, (one) => hasClass(one, 'a-offscreen')),
      source,
    );
    if (hidden !== undefined) return hidden;
    const whole = textOf(find(price, (one) => hasClass(one, 'a-price-whole'))).replace(/\s*[.,]\s*$/u, '');
    const fraction = textOf(find(price, (one) => hasClass(one, 'a-price-fraction')));
    const symbol = textOf(find(price, (one) => hasClass(one, 'a-price-symbol')));
    if (whole !== '') {
      const decimal = source.amazon?.decimal ?? '.';
      const shown = parseMoney(`${symbol} ${whole}${fraction === '' ? '' : decimal + fraction}`, source);
      if (shown !== null) return shown;
    }
  }
  if (prices.length > 0) return undefined;
  const coloured = find(
    block,
    (one) =>
      (hasClass(one, 'a-color-price') || hasClass(one, 'offer-price') || hasClass(one, 'a-size-medium')) &&
      !isOther(one) &&
      SIGNED.test(textOf(one)),
  );
  if (coloured !== undefined) return moneyOf(coloured, source);
  const own = textOf(block);
  return SIGNED.test(own) && own.length < 40 ? moneyOf(block, source) : undefined;
}

/** A figure with a currency beside it. */
const SIGNED = /(?:[$€£¥￥₹₺]|[A-Z]{2,3}|kr|zł|TL)\s*\d|\d\s*(?:[$€£¥￥₺]|kr|zł|TL|[A-Z]{3}\b)/u;

function listPriceIn(block: PageElement | undefined, source: PageSource): Money | undefined {
  if (block === undefined) return undefined;
  for (const one of within(block)) {
    const isStruck =
      hasClass(one, 'basisPrice') ||
      (hasClass(one, 'a-text-price') && attributeOf(one, 'data-a-strike') === 'true') ||
      hasClass(one, 'a-text-strike') ||
      hasClass(one, 'priceBlockStrikePriceString');
    if (!isStruck) continue;
    const found = moneyOf(find(one, (inner) => hasClass(inner, 'a-offscreen')) ?? one, source);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listPriceById({ tree, ...source }: PageSource): Money | undefined {
  for (const id of WAS) {
    const found = moneyOf(tree.byId(id), { tree, ...source });
    if (found !== undefined) return found;
  }
  return undefined;
}

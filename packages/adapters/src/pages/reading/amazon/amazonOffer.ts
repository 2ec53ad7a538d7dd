import { stockOf } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

const BUTTONS = [
  'add-to-cart-button',
  'buy-now-button',
  'one-click-button',
  'add-to-ebooks-cart-button',
  'rcx-subscribe-submit-button',
];
const SELLERS = [
  'sellerProfileTriggerId',
  'merchant-info',
  'merchantInfoFeature_feature_div',
  'fulfillerInfoFeature_feature_div',
];
const SHOWN_SELLER =
  /(?:sold by|verkauft von|verkauf(?: und versand)? durch|vendu (?:et expédié )?par|venduto (?:e spedito )?da|vendido (?:y enviado |e (?:entregue|enviado) )?por|verkocht (?:en verzonden )?door|säljs (?:och skickas )?av|sprzeda(?:je|wane przez|ż(?: i wysyłka)? przez)|satıcı|販売元|يباع من)[:：]?\s*/iu;
/** "X が販売し、…": the seller stands before what it does. */
const SELLER_BEFORE = /^(?:この商品は、?\s*)?(.{1,80}?)\s*(?:が販売|tarafından satıl)/u;
const LONGEST_SELLER = 80;
const LONGEST = 200;

/** Whether it can be bought, from whom, and how it is sent. */
export function amazonOffer({ tree }: PageSource, findings: Findings): void {
  const offer = newOffer({ tree });
  const byId = (id: string): PageElement | undefined =>
    offer === undefined ? tree.byId(id) : find(offer, (one) => one.attribute('id') === id);
  const shown = availabilityIn(tree.byId('availability')) || availabilityIn(tree.byId('outOfStock'));
  findings.add('availability', shown, 'amazon', '#availability', 'sure');
  const said = stockOf(shown);
  const button = BUTTONS.find((id) => tree.byId(id) !== undefined);
  if (said !== null) findings.add('in_stock', said, 'amazon', '#availability', 'sure');
  else if (tree.byId('outOfStock') !== undefined) findings.add('in_stock', false, 'amazon', '#outOfStock', 'sure');
  else if (button !== undefined && findings.get('price') !== undefined)
    findings.add('in_stock', true, 'amazon', `#${button}`, 'likely');
  else {
    // A page for an e-book, or for used copies only, offers what it has a price for.
    const offer = ['kindle-price', 'usedOnlyBuybox', 'usedBuySection'].find((id) => tree.byId(id) !== undefined);
    if (offer !== undefined && findings.get('price') !== undefined)
      findings.add('in_stock', true, 'amazon', `#${offer}`, 'likely');
  }
  for (const id of SELLERS) {
    const seller = sellerIn(byId(id), id);
    if (seller !== '') {
      findings.add('seller', seller, 'amazon', `#${id}`, 'sure');
      break;
    }
  }
  if (tree.byId('kindle-price') !== undefined)
    findings.add('seller', rowSeller(tree.named('tr')), 'amazon', 'row "Sold by"', 'likely');
  findings.add('seller', tabularSeller(byId('tabular-buybox')), 'amazon', '#tabular-buybox', 'sure');
  const delivery = textOf(tree.byId('mir-layout-DELIVERY_BLOCK') ?? tree.byId('deliveryBlockMessage'));
  findings.add('shipping_info', delivery.slice(0, LONGEST), 'amazon', '#mir-layout-DELIVERY_BLOCK', 'likely');
  const returns = textOf(
    find(tree.byId('returnsInfoFeature_feature_div'), (one) => hasClass(one, 'offer-display-feature-text-message')) ??
      tree.byId('creturns-policy-anchor-text'),
  );
  findings.add('return_policy', returns.slice(0, LONGEST), 'amazon', '#returnsInfoFeature_feature_div', 'likely');
}

/** The offer of a new one, where the page has a used one beside it: their elements have the same ids. */
const newOffer = ({ tree }: Pick<PageSource, 'tree'>): PageElement | undefined =>
  tree.byId('usedAccordionRow') === undefined
    ? undefined
    : (tree.byId('newAccordionRow_0') ?? tree.byId('newAccordionRow') ?? tree.byId('snsAccordionRowMiddle'));

/** The first sentence of the block: what follows it are offers and buttons. */
function availabilityIn(block: PageElement | undefined): string {
  if (block === undefined) return '';
  const lines = findAll(block, ({ name }) => name === 'span' || name === 'p')
    .map(textOf)
    .filter((text) => text !== '' && text.length <= LONGEST);
  const all = textOf(block);
  const [first = all] = lines;
  if (first.length > LONGEST) return '';
  // "Currently unavailable." goes on in a line of its own.
  const next = stockOf(first) === false && all.length <= LONGEST && all.startsWith(first) ? all : first;
  return next.replace(/\s*(?:see all buying options|learn more|details)\.?$/iu, '');
}

function sellerIn(block: PageElement | undefined, id: string): string {
  if (block === undefined) return '';
  const message = find(block, (one) => hasClass(one, 'offer-display-feature-text-message'));
  const link = find(block, ({ name }) => name === 'a');
  const whole = textOf(block);
  const at = SHOWN_SELLER.exec(whole);
  if (id === 'fulfillerInfoFeature_feature_div' && at === null) return '';
  const text =
    message !== undefined
      ? textOf(message)
      : id === 'sellerProfileTriggerId'
        ? whole
        : link !== undefined && at !== null
          ? textOf(link)
          : at !== null
            ? (/^(?:[^.;]|\.(?=\S)){1,80}?(?=\s+(?:and|und|et|e|y|en|och|i|ve)\s|[.;](?:\s|$)|$)/u.exec(
                whole.slice(at.index + at[0].length),
              )?.[0] ?? '')
            : (SELLER_BEFORE.exec(whole)?.[1] ?? '');
  return text.length <= LONGEST_SELLER ? text.replace(/[.;,\s]+$/u, '') : '';
}

/** The row "Sold by" of an e-book's prices. */
function rowSeller(rows: readonly PageElement[]): string {
  for (const row of rows) {
    const [label, value] = row.children.filter((cell) => typeof cell !== 'string');
    if (label === undefined || value === undefined) continue;
    const name = textOf(label);
    if (name.length < 30 && SHOWN_SELLER.test(name))
      return textOf(find(value, ({ name: tag }) => tag === 'span' || tag === 'a') ?? value).slice(0, LONGEST_SELLER);
  }
  return '';
}

/** The row "Sold by" of the older buy box. */
function tabularSeller(box: PageElement | undefined): string {
  // Newer ones name what each value is of.
  const named = find(
    box,
    (one) =>
      hasClass(one, 'tabular-buybox-text') && SHOWN_SELLER.test(`${attributeOf(one, 'tabular-attribute-name')}:`),
  );
  if (named !== undefined) return textOf(named).slice(0, LONGEST_SELLER);
  const rows = findAll(box, (one) => hasClass(one, 'tabular-buybox-text')).map(textOf);
  const at = rows.findIndex((text) => SHOWN_SELLER.test(`${text}:`));
  return at === -1 ? '' : (rows[at + 1] ?? '').slice(0, LONGEST_SELLER);
}

import { gtinOf, stockOf } from '@listwright/domain/products';
import { Findings } from '../Findings.js';
import {
  attributeOf,
  find,
  findAll,
  isElement,
  isUnseen,
  shortText,
  textOf,
  within,
  type PageElement,
  type PageNode,
} from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { isWithin } from './cardsOf.js';
import { LABELS, numbered } from './factLabels.js';
import { isNamed, STOCK } from './offerArea.js';
import { visibleRows } from './visibleRows.js';

const LONGEST = 90;
const LONGEST_LABEL = 30;
const LONGEST_VALUE = 60;

const MEASURED = ['weight', 'dimensions'] as const;
const CRUMBS = /bread-?crumbs?|(?:^|[-_ ])crumbs(?:[-_ ]|$)/iu;

/** Labelled values, the stock, the way to the page and tables, as a reader sees them; data of the page are surer. */
export function visibleFacts(
  source: PageSource,
  area: PageElement | undefined,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  if (area !== undefined) labelledValues(area, cards, findings);
  // What the shop calls the product by may stand below what offers it.
  let read = area;
  for (let level = 0; level < LEVELS && read !== undefined && findings.get('sku') === undefined; level += 1) {
    const around: PageElement | undefined = read.parent ?? undefined;
    if (around === undefined || around.name === 'body' || around.end - around.at >= MOST_NODES) break;
    numbersIn(around, read, cards, findings);
    read = around;
  }
  if (area !== undefined) stockShown(area, cards, findings);
  if (findings.get('breadcrumb') === undefined)
    findings.add('breadcrumb', crumbsShown(source), 'text', 'breadcrumb', 'guess');
  const rows = visibleRows(source, area, cards);
  findings.add('specifications', rows, 'text', 'table', 'guess');
  const known = findings.get('specifications') ?? {};
  for (const [label, value] of Object.entries({ ...rows, ...known })) addNamed(label, value, findings);
  if (findings.get('gtin') === undefined) findings.add('gtin', gtinSaid(source, cards), 'text', 'labelled', 'guess');
}

/** Whether a part of a page says what only that of one product says: a number that the shop or the maker gives it, or its stock. */
export function saysFacts(area: PageElement, cards: readonly PageElement[]): boolean {
  if (area.end - area.at >= MOST_NODES) return false;
  const said = new Findings();
  labelledValues(area, cards, said);
  stockShown(area, cards, said);
  return (['sku', 'gtin', 'mpn', 'in_stock'] as const).some((field) => said.get(field) !== undefined);
}

/** "EAN: 4006381333931", wherever the page says it: its check digit is right by chance in one of ten numbers only. */
const GTIN_SAID =
  /(?<![\p{L}\d])(?:EAN|ISBN|GTIN|UPC|JAN)(?:[- ]?(?:1[0-4]|8)(?!\d))?[^\d]{0,16}(\d[\d-]{6,20}\d)(?!\d)/u;
const GTIN_NAMES = ['EAN', 'ISBN', 'GTIN', 'UPC', 'JAN'] as const;
const LABEL_OF_GTIN = new RegExp(GTIN_NAMES.join('|'), 'u');

/** The one number of this kind that the page labels outside of what it shows of other products; nothing where it labels several. */
function gtinSaid({ tree, html }: PageSource, cards: readonly PageElement[]): string | null {
  if (!GTIN_NAMES.some((name) => html.includes(name))) return null;
  const found = new Set<string>();
  const { nodes } = tree.root;
  let open = tree.root;
  for (let at = 1; at < nodes.length && found.size < 2; at += 1) {
    const node = nodes[at] as PageNode;
    while (at >= open.end && open.parent !== null) open = open.parent;
    if (isElement(node)) {
      if (isUnseen(node)) at = node.end - 1;
      else open = node;
    } else if (LABEL_OF_GTIN.test(node) && !isWithin(open, cards)) {
      const gtin = [open, open.parent, open.parent?.parent]
        .map((one) =>
          gtinOf(GTIN_SAID.exec(shortText(one ?? undefined, LONGEST_SAID) || (one === open ? node : ''))?.[1] ?? ''),
        )
        .find((one) => one !== null);
      if (gtin !== undefined && gtin !== null) found.add(gtin);
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
const LONGEST_SAID = 90;

const UNLABELLED: ReadonlySet<string> = new Set(['button', 'form', 'select', 'script', 'style']);

/** "Product Code: FJ-T2", in one element, with the value in one of its own, or in a term and its description. */
function labelledValues(area: PageElement, cards: readonly PageElement[], findings: Findings): void {
  for (const element of within(area)) {
    if (UNLABELLED.has(element.name) || isWithin(element, cards)) continue;
    const [label, value] = labelled(element);
    if (label === '' || value === '' || value.length > LONGEST_VALUE || find(element, isControl) !== undefined)
      continue;
    if (LABELS.availability.test(label)) addStock(value, `"${label}"`, findings);
    else addNamed(label, value, findings);
  }
}

const LEVELS = 3;
/** Longer parts are most of a page. */
const MOST_NODES = 1500;

/** The number of the shop, with a label. `read`: the part of it that has none. */
function numbersIn(part: PageElement, read: PageElement, cards: readonly PageElement[], findings: Findings): void {
  for (const element of within(part)) {
    if (element.at >= read.at && element.end <= read.end) continue;
    const text = shortText(element, LONGEST_VALUE);
    if (!/\d$/u.test(text) || UNLABELLED.has(element.name) || isWithin(element, cards)) continue;
    const [label, value] = labelled(element);
    if (LABELS.sku.test(label) && value !== '' && /\d/u.test(value)) {
      findings.add('sku', value, 'text', `"${label}"`, 'guess');
      return;
    }
  }
}

/** A value that is filled in because the shop asks for one. */
const UNSAID =
  /^(?:n\/?a|none|[-–—.]+|does not apply|not applicable|unbranded|no brand|nicht zutreffend|keine angabe|markenlos|ohne marke|non applicabile|senza marca|no aplica|sin marca|sans marque|non applicable)$/iu;

/** The words of a link to what is said elsewhere. */
const INVITES =
  /^(?:(?:read|see|learn|view|show|find out) (?:more|all|details)|click here|more info\p{L}*|mehr (?:lesen|erfahren|infos?)|weiterlesen|en savoir plus|lire la suite|(?:ver|leer) más|scopri di più|leggi (?:tutto|di più)|lees meer|meer info\p{L}*)\b/iu;
/** "250 g, 500 g, 1 kg": one for each choice. */
const SEVERAL = /\d\s*\p{L}{1,3}\s*[,;|/]\s*\d[\d.,]*\s*\p{L}{1,3}\b/u;

function addNamed(label: string, value: string, findings: Findings): void {
  const from = `"${label}"`;
  if (UNSAID.test(value) || INVITES.test(value)) return;
  if (LABELS.brand.test(label)) findings.add('brand', value, 'text', from, 'guess');
  else if (LABELS.sku.test(label)) findings.add('sku', value, 'text', from, 'guess');
  else if (LABELS.gtin.test(label)) findings.add('gtin', gtinOf(value), 'text', from, 'guess');
  else if (LABELS.mpn.test(label)) findings.add('mpn', value, 'text', from, 'guess');
  else if (LABELS.model_number.test(label)) findings.add('model_number', value, 'text', from, 'guess');
  else if (LABELS.warranty.test(label)) findings.add('warranty', value, 'text', from, 'guess');
  for (const field of MEASURED)
    if (LABELS[field].test(label) && /\d/u.test(value) && !SEVERAL.test(value))
      findings.add(field, value, 'text', from, 'guess');
}

/** What is chosen is no value. */
const isControl = ({ name }: PageElement): boolean => /^(?:select|option|input|textarea|button)$/u.test(name);

const COLON = /[:：]/u;

function labelled(element: PageElement): readonly [label: string, value: string] {
  if (element.name === 'dt' || element.name === 'th') {
    const { next } = element;
    const isValue = next !== undefined && /^(?:dd|td)$/u.test(next.name);
    return [shortText(element, LONGEST_LABEL).replace(/\s*[:：]$/u, ''), isValue ? shortText(next, LONGEST_VALUE) : ''];
  }
  const text = shortText(element, LONGEST);
  const [, label = '', value = ''] = COLON.test(text) ? (/^([^:：]{2,30}) ?[:：]\s*(\S.*)$/u.exec(text) ?? []) : [];
  // Of several labelled values each has an element of its own.
  if (value !== '' && /\s\S{2,20}[:：]\s/u.test(value)) return ['', ''];
  if (label !== '' || text === '') return [label.trim(), value.trim()];
  const number = text.length <= LONGEST_VALUE && /\d$/u.test(text) ? numbered(text) : undefined;
  if (number !== undefined) return number;
  const [first, second, other] = firstElements(element);
  const own = element.nodes[element.at + 1];
  if (first !== undefined && second === undefined && typeof own === 'string')
    return [own.replaceAll(/\s+/gu, ' ').trim(), shortText(first, LONGEST_VALUE)];
  return first === undefined || second === undefined || other !== undefined
    ? ['', '']
    : [shortText(first, LONGEST_LABEL), shortText(second, LONGEST_VALUE)];
}

/** The first elements in one, as many as tell how many there are: a long list has no label. */
function firstElements({ nodes, at: start, end }: PageElement): readonly PageElement[] {
  const first: PageElement[] = [];
  for (let at = start + 1; at < end && first.length < MOST_PARTS; at += 1) {
    const node = nodes[at] as PageNode;
    if (!isElement(node)) continue;
    first.push(node);
    at = node.end - 1;
  }
  return first;
}
const MOST_PARTS = 3;

/** How shops begin what they say of the stock, without a label. */
// Of small letters, which are compared several times as fast.
const SAID =
  /^[^\p{L}\p{N}]{0,3}(?:in stock|only \d+ left|out of stock|sold[ -]?out|currently unavailable|(?:sofort|nicht (?:mehr )?)(?:lieferbar|verfügbar|vorrätig)|lieferbar in \d|auf lager|nur noch \d+|ausverkauft|vergriffen|en stock|épuisé|(?:en )?rupture de stock|plus disponible|agotado|sin stock|quedan \d+|disponibile subito|esaurito|non disponibile|op voorraad|uitverkocht|i lager|på lager|slutsåld|udsolgt|utsolgt|varastossa|w magazynie|wyprzedan|em estoque|esgotado|stokta|tükendi|skladem|vyprodáno|raktáron|în stoc|в наличии|нет в наличии|в наявності|在庫あり|在庫切れ|売り切れ|有货|售罄|재고|품절)/u;

function stockShown(area: PageElement, cards: readonly PageElement[], findings: Findings): void {
  const isStock = (one: PageElement): boolean => {
    const text = shortText(one, LONGEST_VALUE);
    return text !== '' && (isNamed(one, STOCK) || SAID.test(text.toLowerCase())) && stockOf(text) !== null;
  };
  const shown = find(
    area,
    (one) => one.name !== 'option' && one.name !== 'select' && isStock(one) && !isWithin(one, cards),
  );
  if (shown === undefined) return;
  const smallest = smallestWith(shown, stockOf(textOf(shown)));
  addStock(
    textOf(smallest),
    isNamed(shown, STOCK) ? `.${attributeOf(shown, 'class').split(' ')[0] ?? ''}` : 'stock',
    findings,
  );
}

/** The part of an element that says as much of the stock, without a number of the shop beside it. */
function smallestWith(element: PageElement, stock: boolean | null): PageElement {
  const part = element.elements.find((one) => stockOf(shortText(one, LONGEST_VALUE)) === stock);
  return part === undefined ? element : smallestWith(part, stock);
}

function addStock(text: string, from: string, findings: Findings): void {
  const stock = stockOf(text);
  if (stock === null || findings.get('in_stock') !== undefined) return;
  findings.add('availability', text, 'text', from, 'guess');
  findings.add('in_stock', stock, 'text', from, 'guess');
}

/** A link to the shop itself, whatever it is called there. */
function isHome(crumb: PageElement, source: PageSource): boolean {
  const link = crumb.name === 'a' ? crumb : find(crumb, ({ name }) => name === 'a');
  const address = absolute(attributeOf(link, 'href'), source);
  return address !== null && /^\/(?:index\.\w{3,5})?$/u.test(new URL(address).pathname);
}

function crumbsShown(source: PageSource): readonly string[] {
  const { tree } = source;
  const list = find(
    tree.root,
    (one) =>
      /^(?:nav|ol|ul|div)$/u.test(one.name) &&
      (isNamed(one, CRUMBS) || CRUMBS.test(attributeOf(one, 'aria-label'))) &&
      find(one, ({ name }) => name === 'a') !== undefined,
  );
  const items = findAll(list, ({ name }) => name === 'li' || name === 'dd');
  const crumbs = items.length > 0 ? items : findAll(list, ({ name }) => name === 'a');
  return (
    crumbs
      // A shop that gives each category its own address says nothing with it.
      .filter((one, at, all) => at > 0 || !isHome(one, source) || all.slice(1).some((other) => isHome(other, source)))
      .map((one) => shortText(one, LONGEST_VALUE).replace(/^[\s/>›»|]+|[\s/>›»|]+$/gu, ''))
      .filter((text) => text !== '')
  );
}

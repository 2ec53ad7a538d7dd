import { gtinOf, stockOf } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, isElement, textOf, within, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { isWithin } from './cardsOf.js';
import { isNamed, shortText } from './offerArea.js';

const LONGEST = 90;
const LONGEST_LABEL = 30;
const LONGEST_VALUE = 60;
const LEAST_ROWS = 2;
const MOST_ROWS = 60;

/** What shops write before a value that a reader sees, in the languages of their buyers. */
const LABELS = {
  brand:
    /^(?:brand|marke|hersteller|marque|fabricant|marca|fabricante|merk|marka|märke|varumärke|manufacturer|vendor)$/iu,
  sku: /^(?:sku|product (?:code|number|id)|item (?:code|number|no\.?|#)|(?:artikel|produkt|bestell)-?(?:nummer|nr\.?)|art\.? ?-?nr\.?|référence|réf\.?|referencia|codice|artikelnummer|style (?:code|number))$/iu,
  gtin: /^(?:upc|ean|gtin|isbn|barcode|ean[- ]?code|gtin[- ]?\d*)$/iu,
  mpn: /^(?:mpn|part (?:number|no\.?)|(?:manufacturer|mfr)(?:'s)? part (?:number|no\.?)|herstellernummer)$/iu,
  availability:
    /^(?:availability|stock(?: status)?|verfügbarkeit|lieferbarkeit|disponibilité|disponibilidad|disponibilità|disponibilidade|beschikbaarheid|dostępność|tillgänglighet|lagerstatus)$/iu,
} as const;
const STOCK = /(?:^|[-_ ])(?:stock|availability|inventory)(?:[-_ ]|$)/iu;
const CRUMBS = /bread-?crumbs?/iu;

/** Labelled values, the stock, the way to the page and tables, as a reader sees them; data of the page are surer. */
export function visibleFacts(
  source: PageSource,
  area: PageElement | undefined,
  cards: readonly PageElement[],
  findings: Findings,
): void {
  if (area !== undefined) labelledValues(area, cards, findings);
  if (area !== undefined) stockShown(area, cards, findings);
  findings.add('breadcrumb', crumbsShown(source), 'text', 'breadcrumb', 'guess');
  findings.add('specifications', rowsShown(source, cards), 'text', 'table', 'guess');
}

/** "Product Code: FJ-T2", in one element or in a term and its description. */
function labelledValues(area: PageElement, cards: readonly PageElement[], findings: Findings): void {
  for (const element of within(area)) {
    if (/^(?:button|form|select|script|style)$/u.test(element.name) || isWithin(element, cards)) continue;
    const [label, value] = labelled(element);
    if (label === '' || value === '' || value.length > LONGEST_VALUE) continue;
    const from = `"${label}"`;
    if (LABELS.brand.test(label)) findings.add('brand', value, 'text', from, 'guess');
    else if (LABELS.sku.test(label)) findings.add('sku', value, 'text', from, 'guess');
    else if (LABELS.gtin.test(label)) findings.add('gtin', gtinOf(value), 'text', from, 'guess');
    else if (LABELS.mpn.test(label)) findings.add('mpn', value, 'text', from, 'guess');
    else if (LABELS.availability.test(label)) addStock(value, from, findings);
  }
}

function labelled(element: PageElement): readonly [label: string, value: string] {
  if (element.name === 'dt' || element.name === 'th') {
    const siblings = element.parent?.children.filter(isElement) ?? [];
    const next = siblings[siblings.indexOf(element) + 1];
    const isValue = next !== undefined && /^(?:dd|td)$/u.test(next.name);
    return [withoutColon(shortText(element, LONGEST_LABEL)), isValue ? shortText(next, LONGEST_VALUE) : ''];
  }
  const text = shortText(element, LONGEST);
  const [, label = '', value = ''] = /^([^:：]{2,30}) ?[:：]\s*(\S.*)$/u.exec(text) ?? [];
  return [label.trim(), value.trim()];
}

const withoutColon = (text: string): string => text.replace(/\s*[:：]$/u, '');

function stockShown(area: PageElement, cards: readonly PageElement[], findings: Findings): void {
  const shown = find(
    area,
    (one) => isNamed(one, STOCK) && stockOf(shortText(one, LONGEST_VALUE)) !== null && !isWithin(one, cards),
  );
  if (shown !== undefined)
    addStock(textOf(shown), `.${attributeOf(shown, 'class').split(' ')[0] ?? 'stock'}`, findings);
}

function addStock(text: string, from: string, findings: Findings): void {
  const stock = stockOf(text);
  if (stock === null || findings.get('in_stock') !== undefined) return;
  findings.add('availability', text, 'text', from, 'guess');
  findings.add('in_stock', stock, 'text', from, 'guess');
}

function crumbsShown({ tree }: PageSource): readonly string[] {
  const list = find(
    tree.root,
    (one) =>
      /^(?:nav|ol|ul|div)$/u.test(one.name) &&
      (isNamed(one, CRUMBS) || CRUMBS.test(attributeOf(one, 'aria-label'))) &&
      find(one, ({ name }) => name === 'a') !== undefined,
  );
  const items = findAll(list, ({ name }) => name === 'li');
  const crumbs = items.length > 0 ? items : findAll(list, ({ name }) => name === 'a');
  return crumbs
    .map((one) => shortText(one, LONGEST_VALUE).replace(/^[\s/>›»|]+|[\s/>›»|]+$/gu, ''))
    .filter((text) => text !== '');
}

/** The longest table each row of which is a heading and one value. */
function rowsShown({ tree }: PageSource, cards: readonly PageElement[]): Readonly<Record<string, string>> {
  let longest: readonly (readonly [string, string])[] = [];
  for (const table of tree.named('table')) {
    if (isWithin(table, cards)) continue;
    const rows = findAll(table, ({ name }) => name === 'tr');
    const pairs = rows.flatMap((row): (readonly [string, string])[] => {
      const cells = row.children.filter(isElement);
      const [label, value] = cells.map(textOf);
      const isPair = cells.length === 2 && cells[0]?.name === 'th' && cells[1]?.name === 'td';
      return isPair && label && value && label.length <= LONGEST_VALUE ? [[withoutColon(label), value]] : [];
    });
    if (pairs.length === rows.length && pairs.length >= LEAST_ROWS && pairs.length > longest.length) longest = pairs;
  }
  return Object.fromEntries(longest.slice(0, MOST_ROWS));
}

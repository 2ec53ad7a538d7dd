import { showsPrice } from '@listwright/domain/products';
import { find, shortText, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { isWithin } from './cardsOf.js';
import { isNamed } from './offerArea.js';

type Rows = readonly (readonly [label: string, value: string])[];

const LEAST_ROWS = 2;
/** Fewer rows with links are a menu. */
const LEAST_LINKED = 3;
const MOST_ROWS = 60;
const LONGEST_LABEL = 60;
const LONGEST_VALUE = 300;
/** What shops name the place of such rows; lists without it may be of the shop: its address, its hours. */
const PLACE =
  /spec|attribut|detail|feature|charact|technical|propert|about[-_ ]?(?:this|the)|eigenschaft|merkmal|caract|ficha|scheda|kenmerk|egenskap/iu;

/** Rows of the shop's hours and of charts of sizes: "Monday", "XL", "EU 38". */
const OF_OTHERS =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì)\b|^(?:x{0,3}[sml]|\dxl|(?:eu|uk|us) ?\d{1,2}(?:[.,]5)?)$/iu;

/** The longest table or list of a page each row of which is a heading and one value: what it says of the product in figures. */
export function visibleRows(
  { tree }: PageSource,
  area: PageElement | undefined,
  cards: readonly PageElement[],
): Readonly<Record<string, string>> {
  const isPlaced = placedIn(area);
  let longest: Rows = [];
  const take = (rows: Rows): void => {
    if (rows.length >= LEAST_ROWS && rows.length > longest.length) longest = rows;
  };
  for (const table of tree.named('table')) {
    if (isWithin(table, cards)) continue;
    const rows = rowsOfTable(table);
    const isKnown = isHeaded(rowsIn(table)) || isPlaced(table);
    if (isKnown || rows.filter(([label]) => OF_OTHERS.test(label)).length < LEAST_ROWS) take(rows);
  }
  for (const list of tree.named('ul')) if (!isWithin(list, cards) && isPlaced(list)) take(rowsOfItems(list));
  // Some shops write a list for each row.
  const lists = new Map<PageElement, (readonly [string, string])[]>();
  const placeAround = placesAround();
  for (const list of tree.named('dl')) {
    if (isWithin(list, cards) || !isPlaced(list)) continue;
    const found = rowsOfList(list).slice(0, MOST_ROWS);
    const place = found.length > 1 ? list.parent : placeAround(list);
    const rows = lists.get(place ?? tree.root) ?? [];
    if (rows.length < MOST_ROWS) rows.push(...found);
    lists.set(place ?? tree.root, rows);
  }
  for (const rows of lists.values()) take(rows);
  return Object.fromEntries(longest.slice(0, MOST_ROWS));
}

/** Rows of a table; those of a table within are its own. */
const rowsIn = (table: PageElement): readonly PageElement[] => {
  const parts = table.elements;
  return parts.flatMap((part) =>
    part.name === 'tr'
      ? [part]
      : /^(?:tbody|thead|tfoot)$/u.test(part.name)
        ? part.elements.filter(({ name }) => name === 'tr')
        : [],
  );
};

/** Each row has a heading: a table of facts wherever it stands. */
const isHeaded = (rows: readonly PageElement[]): boolean =>
  rows.every((row) => row.elements.some((cell) => cell.name === 'th'));

/** A row of two cells, the first a heading; of plain cells where no two have one label, and none is a price. */
function rowsOfTable(table: PageElement): Rows {
  const rows = rowsIn(table);
  const hasHeadings = isHeaded(rows);
  const pairs = rows.flatMap((row): Rows => {
    const [label, value, ...others] = row.elements;
    const isPair =
      label !== undefined &&
      value !== undefined &&
      others.length === 0 &&
      (!hasHeadings || label.name === 'th') &&
      value.name === 'td' &&
      (hasHeadings || !holdsLink(label));
    return isPair ? pairOf(label, value) : [];
  });
  if (pairs.length !== rows.filter((row) => row.elements.length !== 1).length) return [];
  return hasHeadings || isPlainly(pairs, table) ? pairs : [];
}

const holdsLink = (element: PageElement): boolean => find(element, ({ name }) => name === 'a') !== undefined;

/** A value may lead to all that have it. */
const isPlainly = (pairs: Rows, rows: PageElement): boolean =>
  new Set(pairs.map(([label]) => label)).size === pairs.length &&
  pairs.every(([label, value]) => /^\p{L}/u.test(label) && !showsPrice(value)) &&
  (pairs.length >= LEAST_LINKED || !holdsLink(rows)) &&
  find(rows, ({ name }) => /^(?:button|input|select|img|table)$/u.test(name)) === undefined;

/** A list each item of which has two parts; what it says of prices is not of the product alone. */
function rowsOfItems(list: PageElement): Rows {
  const items = list.elements;
  const pairs = items.flatMap((item): Rows => {
    const [label, value, ...others] = item.elements;
    return label !== undefined && value !== undefined && others.length === 0 && !holdsLink(label)
      ? pairOf(label, value)
      : [];
  });
  const plain = pairs.filter(([, value]) => !showsPrice(value));
  return pairs.length === items.length && isPlainly(plain, list) ? plain : [];
}

function rowsOfList(list: PageElement): Rows {
  // HTML lets each pair have a group of its own.
  const parts = list.elements
    .flatMap((part) => (part.name === 'div' ? part.elements : [part]))
    .filter(({ name }) => name === 'dt' || name === 'dd');
  return parts.flatMap((part, at): Rows => {
    const next = parts[at + 1];
    return part.name === 'dt' && next?.name === 'dd' ? pairOf(part, next) : [];
  });
}

function pairOf(label: PageElement, value: PageElement): Rows {
  const name = shortText(label, LONGEST_LABEL).replace(/\s*[:：]$/u, '');
  const text = shortText(value, LONGEST_VALUE);
  return name !== '' && text !== '' ? [[name, text]] : [];
}

/** What is named for such rows around a list of one row, which may stand in a cell of its own; each element is looked at once. */
function placesAround(): (list: PageElement) => PageElement | null {
  const known = new Map<PageElement, PageElement | null>();
  const placeOf = (start: PageElement | null): PageElement | null => {
    const way: PageElement[] = [];
    let at = start;
    while (at !== null && !known.has(at) && !isNamed(at, PLACE)) {
      way.push(at);
      at = at.parent;
    }
    const place = at === null ? null : (known.get(at) ?? (known.has(at) ? null : at));
    for (const element of way) known.set(element, place);
    if (at !== null && !known.has(at)) known.set(at, at);
    return place;
  };
  return (list) => placeOf(list.parent) ?? list.parent;
}

/** Whether an element is in the part that offers the product, or in one named for its facts; what frames the page is neither. */
function placedIn(area: PageElement | undefined): (element: PageElement) => boolean {
  const known = new Map<PageElement, 'framed' | 'placed' | 'neither'>();
  const placeOf = (element: PageElement | null): 'framed' | 'placed' | 'neither' => {
    if (element === null) return 'neither';
    let place = known.get(element);
    if (place === undefined) {
      const around = /^(?:header|footer|nav|aside)$/u.test(element.name) ? 'framed' : placeOf(element.parent);
      place = around === 'neither' && (element === area || isNamed(element, PLACE)) ? 'placed' : around;
      known.set(element, place);
    }
    return place;
  };
  return (element) => placeOf(element) === 'placed';
}

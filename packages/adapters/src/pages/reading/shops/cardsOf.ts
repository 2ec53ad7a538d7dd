import { showsPrice } from '@listwright/domain/products';
import { attributeOf, find, isElement, within, type PageElement, type PageTree } from '../PageTree.js';

const LEAST = 4;
/** A card is small; a larger part of a page is a section. */
const MOST_NODES = 800;
const MOST_TEXT = 2500;
const NO_CARD = /^(?:br|dd|dl|dt|option|path|script|source|style|svg|td|th)$/u;

/**
 * The cards of the longest list of products on a page: siblings of one kind, each with a link and a price of its own. Empty
 * where no list has four.
 */
export function cardsOf(tree: PageTree): readonly PageElement[] {
  let longest: readonly PageElement[] = [];
  for (const element of tree.all()) {
    if (element.children.length < LEAST) continue;
    for (const alike of groupsOf(element)) {
      if (alike.length <= longest.length || alike.length < LEAST) continue;
      const cards = alike.filter(isCard);
      if (
        cards.length >= LEAST &&
        cards.length > longest.length &&
        cards.length * 2 >= alike.length &&
        !isOneProduct(cards)
      )
        longest = cards;
    }
  }
  return longest;
}

/** The sections of the page of one product: one of them has its name. */
const isOneProduct = (cards: readonly PageElement[]): boolean =>
  cards.filter((card) => find(card, ({ name }) => name === 'h1') !== undefined).length === 1;

const insides = new WeakMap<readonly PageElement[], ReadonlySet<PageElement>>();

/** Whether an element is one of the cards, or in one. */
export function isWithin(element: PageElement, cards: readonly PageElement[]): boolean {
  if (cards.length === 0) return false;
  let inside = insides.get(cards);
  if (inside === undefined) {
    inside = new Set(cards.flatMap((card) => [card, ...within(card)]));
    insides.set(cards, inside);
  }
  return inside.has(element);
}

function groupsOf(element: PageElement): Iterable<readonly PageElement[]> {
  const groups = new Map<string, PageElement[]>();
  for (const child of element.children) {
    if (!isElement(child) || NO_CARD.test(child.name)) continue;
    // "post-23" and "post-40" are of one kind.
    const first = attributeOf(child, 'class').split(/\s/u, 1)[0] ?? '';
    const key = `${child.name} ${first.replaceAll(/\d+/gu, '#')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [child]);
    else group.push(child);
  }
  return groups.values();
}

function isCard(element: PageElement): boolean {
  let [nodes, text, hasLink] = [0, '', false];
  const waiting: PageElement[] = [element];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (/^(?:script|style|svg|template)$/u.test(next.name)) continue;
    if (next.name === 'a' && attributeOf(next, 'href') !== '') hasLink = true;
    nodes += next.children.length;
    if (nodes > MOST_NODES || text.length > MOST_TEXT) return false;
    // A price may be cut into pieces: "12" ",50" "€".
    for (const child of next.children.toReversed()) if (isElement(child)) waiting.push(child);
    for (const child of next.children) if (!isElement(child)) text += ` ${child.trim()}`;
  }
  return hasLink && showsPrice(text);
}

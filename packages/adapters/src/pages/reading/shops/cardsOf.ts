import { showsPrice } from '@listwright/domain/products';
import { attributeOf, find, isElement, within, type PageElement, type PageTree } from '../PageTree.js';

const LEAST = 4;
/** A card is small; a larger part of a page is a section. */
const MOST_NODES = 800;
const MOST_TEXT = 2500;
const NO_CARD: ReadonlySet<string> = new Set([
  'br',
  'dd',
  'dl',
  'dt',
  'option',
  'path',
  'script',
  'source',
  'style',
  'svg',
  'td',
  'th',
]);
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template']);

/**
 * The cards of the longest list of products on a page: siblings of one kind, each with a link and a price of its own. Empty
 * where no list has four.
 */
export function cardsOf(tree: PageTree): readonly PageElement[] {
  let longest: readonly PageElement[] = [];
  // Most elements hold no link: only those around links are looked at.
  const linked = linkedParts(tree);
  for (const [element, count] of linked) {
    if (count < LEAST) continue;
    for (const alike of groupsOf(element)) {
      if (alike.length <= longest.length || alike.length < LEAST) continue;
      const candidates = alike.filter((one) => linked.has(one));
      if (candidates.length < LEAST || candidates.length * 2 < alike.length) continue;
      const cards = candidates.filter(isCard);
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

/** Each link with an address and all that it stands in, with how many of its children are such parts. */
function linkedParts(tree: PageTree): ReadonlyMap<PageElement, number> {
  const parts = new Map<PageElement, number>();
  for (const link of tree.named('a')) {
    if (attributeOf(link, 'href') === '') continue;
    parts.set(link, 0);
    for (let at = link.parent; at !== null; at = at.parent) {
      const count = parts.get(at);
      parts.set(at, (count ?? 0) + 1);
      if (count !== undefined) break;
    }
  }
  return parts;
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
    if (!isElement(child) || NO_CARD.has(child.name)) continue;
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
    if (UNREAD.has(next.name)) continue;
    if (next.name === 'a' && attributeOf(next, 'href') !== '') hasLink = true;
    nodes += next.children.length;
    if (nodes > MOST_NODES || text.length > MOST_TEXT) return false;
    // A price may be cut into pieces: "12" ",50" "€".
    for (const child of next.children.toReversed()) if (isElement(child)) waiting.push(child);
    for (const child of next.children) if (!isElement(child)) text += ` ${child.trim()}`;
  }
  return hasLink && showsPrice(text);
}

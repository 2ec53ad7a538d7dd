import { showsPrice } from '@listwright/domain/products';
import { attributeOf, find, findAll, isElement, type PageElement, type PageNode, type PageTree } from '../PageTree.js';

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
export const cardsOf = (tree: PageTree): readonly PageElement[] => longestList(tree, isCard, LEAST);

/**
 * The same of shops that show no price before one signs in: each card leads to a product of its own, by its address, and shows its
 * picture. Empty where no list has six.
 */
export const unpricedCardsOf = (tree: PageTree): readonly PageElement[] =>
  longestList(tree, isUnpricedCard, LEAST_UNPRICED);
const LEAST_UNPRICED = 6;

function longestList(tree: PageTree, isCard: (element: PageElement) => boolean, least: number): readonly PageElement[] {
  let longest: readonly PageElement[] = [];
  // Most elements hold no link: only those around links are looked at.
  const { parts, counts } = linkedParts(tree);
  for (const element of parts) {
    if ((counts[element.at] ?? 0) < least) continue;
    for (const alike of groupsOf(element)) {
      if (alike.length <= longest.length || alike.length < least) continue;
      const candidates = alike.filter((one) => isLinked(one, counts));
      if (candidates.length < least || candidates.length * 2 < alike.length) continue;
      if (candidates.length <= longest.length) continue;
      const cards = candidates.filter(isCard);
      if (
        cards.length >= least &&
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
function linkedParts(tree: PageTree): { readonly parts: readonly PageElement[]; readonly counts: Int32Array } {
  const parts: PageElement[] = [];
  // By the places of elements.
  const counts = new Int32Array(tree.root.end);
  for (const link of tree.named('a')) {
    if (attributeOf(link, 'href') === '') continue;
    if (counts[link.at] === 0) {
      counts[link.at] = NONE;
      parts.push(link);
    }
    for (let at = link.parent; at !== null; at = at.parent) {
      const count = counts[at.at] ?? 0;
      counts[at.at] = Math.max(count, 0) + 1;
      if (count !== 0) break;
      parts.push(at);
    }
  }
  return { parts, counts };
}

/** Of a link that holds no other. */
const NONE = -1;
const isLinked = ({ at }: PageElement, counts: Int32Array): boolean => counts[at] !== 0;

/** The sections of the page of one product: one of them has its name. */
const isOneProduct = (cards: readonly PageElement[]): boolean =>
  cards.filter((card) => find(card, ({ name }) => name === 'h1') !== undefined).length === 1;

/** Whether an element is one of the cards, or in one; cards stand in the order of the page. */
export function isWithin({ at }: PageElement, cards: readonly PageElement[]): boolean {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cards[middle] as PageElement).end <= at) low = middle + 1;
    else high = middle;
  }
  const card = cards[low];
  return card !== undefined && card.at <= at;
}

function groupsOf(element: PageElement): Iterable<readonly PageElement[]> {
  const groups = new Map<string, PageElement[]>();
  const { nodes, end } = element;
  for (let at = element.at + 1; at < end; at += 1) {
    const child = nodes[at] as PageNode;
    if (!isElement(child)) continue;
    at = child.end - 1;
    if (NO_CARD.has(child.name)) continue;
    // "post-23" and "post-40" are of one kind.
    const [first = ''] = attributeOf(child, 'class').split(/\s/u, 1);
    const key = `${child.name} ${/\d/u.test(first) ? first.replaceAll(/\d+/gu, '#') : first}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [child]);
    else group.push(child);
  }
  return groups.values();
}

function isCard(element: PageElement): boolean {
  const { nodes, end } = element;
  let [count, text] = [0, ''];
  let hasLink = element.name === 'a' && attributeOf(element, 'href') !== '';
  for (let at = element.at + 1; at < end; at += 1) {
    const node = nodes[at] as PageNode;
    count += 1;
    if (count > MOST_NODES || text.length > MOST_TEXT) return false;
    if (!isElement(node)) {
      // A price may be cut into pieces: "12" ",50" "€".
      if (node !== ' ') text += ` ${node.trim()}`;
    } else if (UNREAD.has(node.name)) at = node.end - 1;
    else if (node.name === 'a' && attributeOf(node, 'href') !== '') hasLink = true;
  }
  return hasLink && showsPrice(text);
}

/** How shops address a product: "/products/enamel-mug", "/p/418", "/mug-p-418.html". */
const PRODUCT_ADDRESS =
  /\/(?:products?|produits?|productos?|produtos?|prodotti|produkte?|artikel|items?|itm|dp|p|pd|pdp)\/[^/?#]*[\p{L}\d]|[-_]p[-_]?\d{2,}/iu;

function isUnpricedCard(element: PageElement): boolean {
  if (element.end - element.at > MOST_NODES) return false;
  const links = [element, ...findAll(element, ({ name }) => name === 'a')].filter(({ name }) => name === 'a');
  const addresses = new Set(
    links.map((link) => attributeOf(link, 'href').replace(/[?#].*$/u, '')).filter((href) => PRODUCT_ADDRESS.test(href)),
  );
  return addresses.size === 1 && find(element, ({ name }) => name === 'img') !== undefined;
}

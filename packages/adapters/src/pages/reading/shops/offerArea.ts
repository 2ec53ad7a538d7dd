import { showsPrice } from '@listwright/domain/products';
import { mainHeading } from '../mainHeading.js';
import { isOfAnother } from '../isOfAnother.js';
import { find, isElement, ownTexts, shortText, within, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';

const LEVELS = 12;

/**
 * The part of a page that offers its product: the smallest one with the heading and one of the `buttons` to buy. What is said there is
 * said of the product and not of others. Undefined where the page has no such part.
 */
export function offerArea(tree: PageTree, buttons: readonly PageElement[]): PageElement | undefined {
  // What a button stands in, so that no part is searched again for each part around it.
  const around = new Set<PageElement>();
  for (const one of buttons) for (let at = one.parent; at !== null && !around.has(at); at = at.parent) around.add(at);
  return partOf(tree, (part) => around.has(part));
}

/** The smallest part around the heading that `has` what is looked for; not the whole page. */
function partOf(tree: PageTree, has: (part: PageElement) => boolean): PageElement | undefined {
  const heading = mainHeading(tree);
  let at: PageElement | null = heading?.parent ?? null;
  for (let level = 0; at !== null && at.name !== 'body' && level < LEVELS; level += 1, at = at.parent)
    if (has(at)) return at;
  return undefined;
}

/** The smallest part of a page with its heading and a price: where what is sold out has no button to buy. */
export function pricedArea(tree: PageTree, cards: readonly PageElement[]): PageElement | undefined {
  const isPrice = (one: PageElement): boolean => !isWithin(one, cards) && showsPrice(shortText(one, LONGEST_PRICE));
  let searched: PageElement | undefined;
  return partOf(tree, (part) => {
    const inside = searched;
    searched = part;
    const isBare = ownTexts(part).some((text) => text.length <= LONGEST_PRICE && showsPrice(text));
    return (
      isBare ||
      part.children.some(
        (child) => isElement(child) && child !== inside && (isPrice(child) || find(child, isPrice) !== undefined),
      )
    );
  });
}

const LONGEST_PRICE = 40;

/** What lists are narrowed by: "Price", "In stock". */
const FILTER = /(?:^|[-_ ])(?:filters?|facets?|layered|refine\p{L}*)(?:[-_ ]|$)/iu;

/** The parts of one that show other products, in the order of the page: its `cards`, and what leads to another page by a name of its own. */
export function othersIn(part: PageElement, cards: readonly PageElement[]): readonly PageElement[] {
  const others = [...cards];
  let end = 0;
  for (const one of within(part)) {
    if (one.at < end || isWithin(one, cards)) continue;
    const isOther = isNamed(one, FILTER) || (/^(?:a|li|article)$/u.test(one.name) && isOfAnother(one, one.parent));
    if (!isOther) continue;
    others.push(one);
    end = one.end;
  }
  return others.toSorted((one, other) => one.at - other.at);
}

/** What shops name the place of the stock. */
export const STOCK = /(?:^|[-_ ])(?:stock|availability|inventory)(?:[-_ ]|$)/iu;

const NAMES = ['class', 'id', 'data-testid', 'data-test'] as const;

/** Whether an element is named for something: in its classes, its id or what tests find it by. */
export function isNamed(element: PageElement, name: RegExp): boolean {
  for (const attribute of NAMES) {
    const value = element.attribute(attribute);
    if (value !== undefined && name.test(value.trim())) return true;
  }
  return false;
}

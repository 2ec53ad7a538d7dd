import { find, textOf, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isNamed, STOCK } from './offerArea.js';

const UNFILLED = /(?:^|[-_ ])(?:skeleton|placeholder|shimmer|loading|loader)(?:[-_ ]|$)/iu;

/**
 * Whether the page leaves the place of the stock empty, to be filled when it has asked the store that the buyer chose. What its data
 * call in stock then holds for some store only.
 */
export const isStockAsked = (tree: PageTree, cards: readonly PageElement[]): boolean =>
  find(
    tree.root,
    (one) => isNamed(one, UNFILLED) && isNamed(one, STOCK) && textOf(one) === '' && !isWithin(one, cards),
  ) !== undefined;

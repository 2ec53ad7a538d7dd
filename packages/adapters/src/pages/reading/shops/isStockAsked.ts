import { isElement, isUnseen, type PageElement, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isNamed, STOCK } from './offerArea.js';

const UNFILLED = /(?:^|[-_ ])(?:skeleton|placeholder|shimmer|loading|loader)(?:[-_ ]|$)/iu;
const WRITTEN = /[^\s\u200B\u200E\u200F\uFEFF]/u;

/**
 * Whether the page leaves the place of the stock empty, to be filled when it has asked the store that the buyer chose. What its data
 * call in stock then holds for some store only.
 */
export function isStockAsked(tree: PageTree, cards: readonly PageElement[]): boolean {
  let isAsked = false;
  isEmpty(tree.root);
  return isAsked;

  // What holds words is no such place: names are looked at of the others alone.
  function isEmpty(element: PageElement): boolean {
    let isBlank = true;
    for (const child of element.children)
      if (isElement(child) ? !isEmpty(child) : isBlank && WRITTEN.test(child)) isBlank = false;
    if (isUnseen(element)) isBlank = true;
    if (isBlank && !isAsked && isNamed(element, STOCK) && isNamed(element, UNFILLED))
      isAsked = !isWithin(element, cards);
    return isBlank;
  }
}

import { isElement, isUnseen, type PageElement, type PageNode, type PageTree } from '../PageTree.js';
import { isWithin } from './cardsOf.js';
import { isNamed, STOCK } from './offerArea.js';

const UNFILLED = /(?:^|[-_ ])(?:skeleton|placeholder|shimmer|loading|loader)(?:[-_ ]|$)/iu;
const WRITTEN = /[^\s\u200B\u200E\u200F\uFEFF]/u;
/** Most texts begin with a letter. */
const isWritten = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (first > SPACE && first < NO_BREAK_SPACE) || WRITTEN.test(text);
};
const SPACE = 32;
const NO_BREAK_SPACE = 0xa0;

/**
 * Whether the page leaves the place of the stock empty, to be filled when it has asked the store that the buyer chose. What its data
 * call in stock then holds for some store only. What no reader sees is not looked into: a place within a `template` or `noscript` is
 * none of this page, but what a script may still make of it.
 */
export function isStockAsked({ root }: PageTree, cards: readonly PageElement[]): boolean {
  const { nodes } = root;
  // Elements behind the last word: those that end before the next one hold none. Names are looked at of them alone.
  let wordless: PageElement[] = [];
  const isPlace = (element: PageElement): boolean =>
    isNamed(element, UNFILLED) && isNamed(element, STOCK) && !isWithin(element, cards);
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as PageNode;
    if (!isElement(node)) {
      if (node === ' ' || !isWritten(node)) continue;
      if (wordless.some((element) => element.end <= at && isPlace(element))) return true;
      wordless = [];
    } else {
      wordless.push(node);
      if (isUnseen(node)) at = node.end - 1;
    }
  }
  return wordless.some(isPlace);
}

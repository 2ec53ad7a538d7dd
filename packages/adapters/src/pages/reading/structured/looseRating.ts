import { within, type PageElement, type PageTree } from '../PageTree.js';
import { isA, type Thing } from './Thing.js';

/**
 * The rating that an extension of a shop marks as a property, outside of the product that it is of; undefined where the page has none
 * or several.
 */
export function looseRating(tree: PageTree, things: readonly Thing[]): Thing | undefined {
  const [rating, ...others] = things.filter((thing) => isA(thing, 'aggregaterating'));
  if (rating === undefined || others.length > 0) return undefined;
  return [...within(tree.root)].some(isLooseRating) ? rating : undefined;
}

/** Without the name of a property it may be of the shop. */
const isLooseRating = (one: PageElement): boolean =>
  one.attribute('itemprop')?.toLowerCase() === 'aggregaterating' &&
  one.attribute('itemscope') !== undefined &&
  !isInThing(one);

function isInThing({ parent }: PageElement): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.attribute('itemscope') !== undefined) return true;
  return false;
}

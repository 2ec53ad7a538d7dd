import { within, type PageElement, type PageTree } from '../PageTree.js';
import { isA, type Thing } from './Thing.js';

/**
 * The rating or the offer that an extension or a theme of a shop marks as a property, outside of the product that it is of; undefined
 * where the page has none or several. `type`: of the thing, in small letters; `property`: what it is marked as, in small letters.
 */
export function looseThing(
  tree: PageTree,
  things: readonly Thing[],
  type: string,
  property: string,
): Thing | undefined {
  const [thing, ...others] = things.filter((one) => isA(one, type));
  if (thing === undefined || others.length > 0) return undefined;
  return [...within(tree.root)].some((one) => isLoose(one, property)) ? thing : undefined;
}

/** Without the name of a property it may be of the shop. */
const isLoose = (one: PageElement, property: string): boolean =>
  one.attribute('itemprop')?.toLowerCase() === property && one.attribute('itemscope') !== undefined && !isInThing(one);

function isInThing({ parent }: PageElement): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.attribute('itemscope') !== undefined) return true;
  return false;
}

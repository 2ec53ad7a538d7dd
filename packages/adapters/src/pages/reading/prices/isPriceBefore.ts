import { judgedOnce } from '../judgedOnce.js';
import { attributeOf } from '../PageTree.js';

/** Names that themes give to a price that was. */
const WAS =
  /(?:^|[-_ ])(?:was|old|list[-_ ]?price|strike(?:d|out|through)?|line[-_]?through|streich|original|regular|compare(?:d)?(?:[-_]?at)?|rrp|msrp|mrp|uvp|retail|crossed|before|previous|full|cut|undiscounted|basis)(?:[-_ ]?price)?(?:[-_ ]|$)|price[-_]{0,2}(?:line-?through|was|old|list|original|regular|compare|rrp|msrp|mrp|before|previous|strike|crossed|cut|discount-from)|(?:was|old|list|original|regular|strike|cut)price|pret[-_]?vechi|ancien[-_]?prix|prix[-_]?barr|pseudo/iu;

/** Whether an element is struck out, or named as a price that was: prices ask for all that is around them. */
export const isPriceBefore = judgedOnce(
  (element) =>
    /^(?:del|s|strike)$/u.test(element.name) ||
    /line-through/u.test(attributeOf(element, 'style')) ||
    ['class', 'id', 'data-testid'].some((name) => WAS.test(attributeOf(element, name))),
);

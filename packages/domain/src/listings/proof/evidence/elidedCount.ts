import { NUMBER_WORDS, type Measured, type Statement } from '../../../products/index.js';

/** Where a thing is, behind its number. */
const PLACE = /^(?:on|at|in|for|inside|outside|above|below|behind|under)$/u;

/**
 * The sum of a count and of the others of the same clause that leave their noun out: "one opening on top and one at the front"
 * are two openings. Undefined where no other is counted.
 */
export function elidedCount(figure: Measured, { tokens, quantities }: Statement): Measured | undefined {
  if (figure.unit !== 'count' || figure.noun === '' || quantities[0]?.start !== figure.start) return undefined;
  const others = tokens.flatMap(({ lower, value, start }, at) => {
    const count = value ?? NUMBER_WORDS.get(lower);
    const isBehind = start > figure.end && /^(?:and|,|plus)$/u.test(tokens[at - 1]?.lower ?? '');
    return isBehind && count !== undefined && PLACE.test(tokens[at + 1]?.lower ?? '') ? [count] : [];
  });
  const total = others.reduce((sum, count) => sum + count, figure.low);
  return others.length === 0 ? undefined : { ...figure, low: total, high: total };
}

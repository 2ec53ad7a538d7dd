import { wordSet } from '../../../shared/index.js';
import { NUMBER_WORDS, type Measured, type Statement } from '../../../products/index.js';

/** Where a thing is, behind its number: "6 on in eco mode" and "3 in total" are some of those before. */
const PLACE = wordSet('on|at|in|inside|above|below|behind|under');
const NO_PLACE = wordSet('in|all|total|eco|use|on|at');

/**
 * The sum of a count and of the others of the same clause that leave their noun out: "2 doors on the left and 3 on the right"
 * are five doors. Undefined where no other is counted.
 */
export function elidedCount(figure: Measured, { tokens, quantities }: Statement): Measured | undefined {
  if (figure.unit !== 'count' || figure.noun === '' || quantities[0]?.start !== figure.start) return undefined;
  const isPlace = (at: number): boolean =>
    PLACE.has(tokens[at]?.lower ?? '') && !NO_PLACE.has(tokens[at + 1]?.lower ?? 'in');
  // "8 drawers and 3 on the left": only what has a place of its own stands beside the others.
  const behind = tokens.findIndex(({ start }) => start >= figure.end);
  const place = tokens.findIndex(({ lower }, at) => at >= behind && at <= behind + 2 && PLACE.has(lower));
  if (behind === -1 || place === -1 || !isPlace(place)) return undefined;
  const others = tokens.flatMap(({ lower, value, start }, at) => {
    const count = value ?? NUMBER_WORDS.get(lower);
    const isBehind = start > figure.end && /^(?:and|,|plus)$/u.test(tokens[at - 1]?.lower ?? '');
    return isBehind && count !== undefined && isPlace(at + 1) ? [count] : [];
  });
  const total = others.reduce((sum, count) => sum + count, figure.low);
  return others.length === 0 ? undefined : { ...figure, low: total, high: total };
}

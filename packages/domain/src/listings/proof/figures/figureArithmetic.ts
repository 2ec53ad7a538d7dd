import { unitOf, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { COMMON_ANCHORS } from './commonAnchors.js';
import { isComparable, isPackOf } from './sameFigure.js';

/** Equal but for rounding in one system of units: 16 kg is no sum where 35 lb is claimed. */
const isExactly = (one: number, oneUnit: string, other: number, otherUnit: string): boolean =>
  Math.abs(one * (unitOf(oneUnit)?.factor ?? 1) - other * (unitOf(otherUnit)?.factor ?? 1)) <=
    0.001 * Math.abs(one * (unitOf(oneUnit)?.factor ?? 1)) &&
  unitOf(oneUnit)?.dimension === unitOf(otherUnit)?.dimension;

/** A product or a sum of two given figures of which one counts: 6 boxes × 20 bags = 120. */
export function isArithmetic(figure: Measured, { figures }: Evidence): boolean {
  if (figure.low !== figure.high || figure.low <= 0) return false;
  const counts = figures.filter(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.low === measured.high &&
      (measured.unit === 'count' || isPackOf(measured)) &&
      measured.low > 1 &&
      measured.low <= 1000,
  );
  return counts.some((count) =>
    figures.some(
      (given) =>
        given !== count &&
        !given.isNegated &&
        given.measured.low === given.measured.high &&
        isComparable(given.measured, figure) &&
        given.measured.property !== 'hold_time' &&
        unitOf(given.measured.unit)?.dimension !== 'time' &&
        given.measured.low > 1 &&
        given.measured.unit !== '' &&
        given.measured.property === figure.property &&
        isExactly(given.measured.low * count.measured.low, given.measured.unit, figure.low, figure.unit),
    ),
  );
}

/** A share of a given ratio: 452 kcal in 100 g are 226 kcal in 50 g. Both figures of the clause must be of the units of one clause of the input. */
export function isProportion(figure: Measured, statement: Statement, { figures }: Evidence): boolean {
  const bases = statement.quantities.filter((other) => other !== figure && other.low > 0);
  return bases.some((base) =>
    figures.some(
      ({ measured: one }) =>
        isComparable(one, figure) &&
        one.anchors.every((stem) => COMMON_ANCHORS.test(stem) || statement.stems.includes(stem)) &&
        figures.some(
          ({ measured: whole }) =>
            whole !== one &&
            isComparable(whole, base) &&
            whole.unit !== 'count' &&
            whole.low === 100 &&
            Math.abs((one.low / whole.low) * base.low - figure.low) <= 0.011 * figure.low,
        ),
    ),
  );
}

import { unitOf, type Measured, type PropertyId, type Statement } from '../../../products/index.js';
import { WordTable } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import { isComparable } from '../figures/sameFigure.js';

const TIMES = new WordTable([
  ['twice', 2],
  ['double', 2],
  ['half', 0.5],
  ['thrice', 3],
  ['triple', 3],
]);
const TIME: readonly PropertyId[] = ['run_time', 'battery_life', 'hold_time', 'charge_time'];
const CONTENT: readonly PropertyId[] = ['capacity', 'net_content', 'load'];
/** What each word measures: "twice as long" of run times proves no "twice as fast". */
const MEASURES: Readonly<Record<string, readonly PropertyId[]>> = {
  long: [...TIME, 'length'],
  time: TIME,
  runtime: TIME,
  far: ['range'],
  fast: ['speed'],
  wide: ['width'],
  high: ['height'],
  tall: ['height'],
  heavy: ['weight'],
  thick: ['thickness'],
  power: ['power'],
  much: CONTENT,
  many: CONTENT,
  capacity: CONTENT,
  length: ['length'],
};
/** How far two figures may be from the multiple that is said of them. */
const NEARLY = 0.02;

/**
 * "Twice as long with the 4.0 Ah battery" where 40 and 80 minutes were given: the words that multiply, where two figures of one
 * property stand in that proportion.
 */
export function multipliedWords({ tokens }: Statement, { figures }: Evidence): readonly number[] {
  const at = tokens.findIndex(({ lower }) => TIMES.get(lower) !== undefined);
  const factor = TIMES.get(tokens[at]?.lower ?? '');
  if (factor === undefined) return [];
  const isAs = tokens[at + 1]?.lower === 'as';
  const measured = MEASURES[tokens[at + (isAs ? 2 : 1)]?.lower ?? ''];
  if (measured === undefined) return [];
  const given = figures
    .filter((one) => !one.isNegated && measured.includes(one.measured.property))
    .map((one) => one.measured);
  const holds = given.some((one) =>
    given.some(
      (other) =>
        other !== one &&
        one.property === other.property &&
        isComparable(one, other) &&
        Math.abs(amount(one) - factor * amount(other)) <= NEARLY * amount(one),
    ),
  );
  return holds ? Array.from({ length: isAs ? 4 : 1 }, (_, offset) => at + offset) : [];
}

const amount = ({ low, unit }: Measured): number => low * (unitOf(unit)?.factor ?? 1);

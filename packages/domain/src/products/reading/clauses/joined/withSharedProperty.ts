import { isCueOf } from '../../figures/measuredProperty.js';
import { unitOf } from '../../figures/units.js';
import type { Statement } from '../Statement.js';

const SHARES = /\b(?:per|each|on|in|for) /iu;

/** "Max load 15 kg on top, 4 kg per drawer": a figure that names no property has that of the clause before it. */
export function withSharedProperty(statements: readonly Statement[]): readonly Statement[] {
  const read: Statement[] = [];
  for (const statement of statements) {
    const [figure] = statement.quantities;
    const before = read.at(-1)?.quantities.at(-1);
    const isShared =
      figure !== undefined &&
      before !== undefined &&
      statement.quantities.length === 1 &&
      !statement.isBracketed &&
      figure.start === 0 &&
      figure.unit === before.unit &&
      before.property !== unitOf(before.unit)?.property &&
      figure.property === unitOf(figure.unit)?.property &&
      SHARES.test(statement.text) &&
      !statement.stems.some((stem) => isCueOf(stem, figure.property));
    read.push(
      isShared && before !== undefined
        ? { ...statement, quantities: statement.quantities.map((one) => ({ ...one, property: before.property })) }
        : statement,
    );
  }
  return read;
}

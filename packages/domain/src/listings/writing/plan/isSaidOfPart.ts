import { flatMapped } from '../../../shared/index.js';
import { stemsOf } from '../../../products/index.js';
import type { Unit } from './Unit.js';

/** Properties whose value in one word may be of the product in an attribute and of a part in the notes. */
const OWN_VALUE = /^(?:colour|size|pattern|finish|style|fit|origin|audience|age)$/u;

/** What a label names beside its part: "case material", "dial color". */
const OWN_NAME = /^(?:colou?r|material|size|type|finish)s?$/iu;

/** "Sizes XS-3XL" names the ends of the list. */
const isSameSizes = ({ source, property, text }: Unit, wanted: readonly string[]): boolean =>
  source.field === 'description' &&
  property === 'size' &&
  stemsOf(text).every((stem) => stem.startsWith('siz') || wanted.includes(stem));

/**
 * Whether the notes say the value of an attribute with what it is of: "capacity 0.6 L" of "dust cup 0.6 L", "IPX4" of
 * "IPX4 splash resistant".
 */
export function isSaidOfPart({ source, statement, property, text }: Unit, units: readonly Unit[]): boolean {
  if (source.field === 'description' || source.field === 'product_name') return false;
  if (property === 'size' && units.some((other) => isSameSizes(other, stemsOf(text)))) return true;
  // "Dial color: white" of "white dial".
  const names = statement.label.split(/[\s_]+/u);
  const parts = flatMapped(
    names.filter((name) => !OWN_NAME.test(name)),
    stemsOf,
  );
  const isNamed = (other: Unit): boolean =>
    other.source.field === 'description' &&
    !other.isNegative &&
    [...parts, ...statement.stems].every((stem) => other.statement.stems.includes(stem));
  if (parts.length > 0 && names.some((name) => OWN_NAME.test(name)) && units.some(isNamed)) return true;
  if (OWN_VALUE.test(property)) return false;
  const wanted = stemsOf(text);
  return units.some((other) => {
    if (other.source.field !== 'description' || other.isNegative) return false;
    const isSameFigure =
      statement.quantities.length > 0 &&
      statement.quantities.every(({ low, unit }) =>
        other.statement.quantities.some((same) => same.low === low && same.unit === unit),
      );
    if (statement.quantities.some(({ unit }) => unit !== '')) return isSameFigure && other.statement.part !== '';
    return wanted.every((stem) => other.statement.stems.includes(stem));
  });
}

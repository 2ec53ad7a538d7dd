import { unitOf, type Measured } from '../../../products/index.js';
import type { GivenFigure } from '../Evidence.js';

/**
 * Whether a side without a label can only be the one that is named: the length is the longest, a square has one side, the thickness
 * is the thinnest, and a seller who gives "95 x 58 x 62 cm (H x W x D)" has the same order in "folded 95 x 58 x 24 cm".
 */
export function isNamedSide(figure: Measured, fitting: readonly GivenFigure[], all: readonly GivenFigure[]): boolean {
  return fitting.some(({ measured, factIds }) => {
    const ordered = all.filter(
      (one) =>
        one.measured.side !== '' && one.measured.chain === measured.chain && one.measured.place === measured.place,
    );
    if (ordered.length > 0 && ordered.every((one) => one.measured.property === figure.property)) return true;
    const sides = all
      .filter(
        (one) =>
          one.measured.chain === measured.chain &&
          one.measured.chain > 1 &&
          one.factIds.length > 0 &&
          one.factIds[0] === factIds[0],
      )
      .map(inBase);
    if (sides.length < 2) return false;
    const own = inBase({ measured });
    const longest = Math.max(...sides);
    const shortest = Math.min(...sides);
    if (longest === shortest) return true;
    if (figure.property === 'length') return own === longest;
    if (figure.property === 'width') return own === longest || (sides.length === 2 && own === shortest);
    return figure.property === 'depth' && sides.length === 3 && own !== longest && own !== shortest;
  });
}

const inBase = ({ measured }: Pick<GivenFigure, 'measured'>): number =>
  measured.low * (unitOf(measured.unit)?.factor ?? 1);

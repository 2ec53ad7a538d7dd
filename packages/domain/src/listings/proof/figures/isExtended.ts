import { unitOf, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

const EXTENSION = /^(?:extend|extens|exten)/u;

/**
 * "With the extender the chain reaches 50 cm" where a chain of 45 cm with an extender of 5 cm was given: the length of the
 * product and of what makes it longer.
 */
export function isExtended(figure: Measured, { stems }: Statement, { figures }: Evidence): boolean {
  if (
    unitOf(figure.unit)?.dimension !== 'length' ||
    ![...stems, ...figure.anchors].some((stem) => EXTENSION.test(stem))
  )
    return false;
  const lengths = figures.filter(
    ({ measured, isNegated }) =>
      !isNegated && measured.chain === 1 && unitOf(measured.unit)?.dimension === unitOf(figure.unit)?.dimension,
  );
  const metres = ({ low, unit }: Measured): number => low * (unitOf(unit)?.factor ?? 1);
  const extensions = lengths.filter(({ measured }) => measured.anchors.some((stem) => EXTENSION.test(stem)));
  return extensions.some((extension) =>
    lengths.some(
      (own) =>
        !extensions.includes(own) &&
        Math.abs(metres(own.measured) + metres(extension.measured) - metres({ ...figure, low: figure.high })) <
          SAME * metres(figure),
    ),
  );
}

/** A conversion may be rounded so far. */
const SAME = 0.02;

import { stemsOf } from '../../../products/index.js';
import type { GivenFigure } from '../Evidence.js';

/** The stems of the things that the input counts, the longest names first. */
export const countedThings = (figures: readonly GivenFigure[]): readonly (readonly string[])[] =>
  [
    ...new Set(
      figures
        .filter(({ measured }) => measured.unit === 'count' && measured.noun !== '')
        .map(({ measured }) => measured.noun),
    ),
  ]
    .map(stemsOf)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_THINGS);
/** No product has more; hostile text may. */
const MOST_THINGS = 40;

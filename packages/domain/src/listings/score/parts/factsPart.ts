import { countOf } from '../../../shared/index.js';
import type { Measured } from '../Measured.js';
import { factLabel, type ImportantFacts } from './importantFacts.js';

const MOST_NAMED = 4;

/** Of the important facts of the input, those that buyers can read. */
export function factsPart({ shown, missing, share }: ImportantFacts): Measured {
  const all = shown.length + missing.length;
  if (all === 0)
    return {
      share: 0,
      why: 'The input gives no fact that buyers choose by.',
      hint: 'Add material, size, contents and care of the product.',
    };
  const named = missing
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_NAMED)
    .map(factLabel)
    .join(', ');
  const rest = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  return {
    share,
    why: `${shown.length} of ${countOf(all, 'important fact')} ${shown.length === 1 ? 'is' : 'are'} shown${missing.length === 0 ? '.' : `; missing: ${named}${rest}.`}`,
    hint: `State ${named}${rest}.`,
  };
}

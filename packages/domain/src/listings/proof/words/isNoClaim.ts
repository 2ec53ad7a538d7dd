import type { ClaimClass, Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

interface FoundClaim {
  readonly tag: ClaimClass;
  readonly first: number;
}

const CHANGED = /^(?:longer|shorter|looser|tighter|wider|narrower|higher|lower)$/u;
const CHANGEABLE = ['adjust', 'adjustabl', 'extend', 'extendabl', 'roll', 'stretch'];

/** Words of claims in places where they claim nothing. */
export function isNoClaim(
  { tag, first }: FoundClaim,
  { tokens, quantities, stems }: Statement,
  { concepts, figures, reading }: Evidence,
): boolean {
  const word = tokens[first]?.lower ?? '';
  const before = tokens[first - 1]?.lower ?? '';
  const behind = tokens[first + 1]?.lower ?? '';
  // "The top is not lined" speaks of a part.
  if (word === 'top')
    return /^(?:the|its|this|both)$/u.test(before) && /^(?:|is|are|has|and|with|carries|,)$/u.test(behind);
  // "Make the straps longer": what can be changed may be.
  if (tag === 'comparative' && CHANGED.test(word) && tokens[0]?.lower === 'make')
    return CHANGEABLE.some((stem) => concepts.get(stem)?.affirmed === true);
  // "There is one filter in the pack": how many of the product there are is checked as a figure.
  return (
    tag === 'contents' &&
    (quantities.length > 0 || (tokens.some(({ lower }) => lower === 'one') && isSingle(figures))) &&
    quantities.every(({ unit }) => unit === 'count' || unit === '') &&
    stems.some((stem) => reading.context.self.has(stem)) &&
    !tokens.slice(0, first).some(({ lower }) => lower === 'with' || lower === 'plus')
  );
}

/** One piece was given, and no other number of things. */
const isSingle = (figures: Evidence['figures']): boolean => {
  const counts = figures.filter(({ measured }) => measured.unit === 'count');
  return counts.length > 0 && counts.every(({ measured }) => measured.low === 1);
};

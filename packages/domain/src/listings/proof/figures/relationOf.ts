import { wordSet } from '../../../shared/index.js';
import { lowerAt, type Statement } from '../../../products/index.js';

/** How a written figure stands to the one it speaks of. */
export type Relation = 'above' | 'below' | 'near';

const ABOVE = wordSet(
  'over|above|exceeds?|exceeding|beyond|(?:more|heavier|longer|larger|bigger|greater|taller|higher|wider|deeper|thicker|older|warmer|hotter|faster) than',
);
const BELOW = wordSet(
  'under|below|(?:less|fewer|lighter|shorter|smaller|lower|narrower|thinner|younger|colder|cooler) than',
);
const NEAR = wordSet('about|around|nearly|almost|roughly|approximately|approx|close to|just about');
const STEP = wordSet('just|a|little|bit|slightly|well|touch|only|far|way|barely|hair|fraction');

/** The relation in the words before the figure at a token, and the first of these words. "More than half" says one, "no more than 8 kg" a limit. */
export function relationOf(
  { tokens }: Pick<Statement, 'tokens'>,
  at: number,
): { readonly relation: Relation; readonly first: number; readonly isClose: boolean } | undefined {
  const one = lowerAt(tokens, at - 1);
  const two = `${lowerAt(tokens, at - 2)} ${one}`;
  const length = ABOVE.has(two) || BELOW.has(two) || NEAR.has(two) ? 2 : 1;
  const words = length === 2 ? two : one;
  const relation = ABOVE.has(words) ? 'above' : BELOW.has(words) ? 'below' : NEAR.has(words) ? 'near' : undefined;
  let first = at - length;
  if (relation === undefined || /^(?:no|not|never|up|been)$/u.test(lowerAt(tokens, first - 1))) return undefined;
  let isClose = false;
  while (STEP.has(lowerAt(tokens, first - 1))) {
    first -= 1;
    isClose ||= /^(?:just|little|bit|slightly|touch|barely|hair|fraction)$/u.test(tokens[first]?.lower ?? '');
  }
  return { relation, first, isClose };
}

import { PART_STEMS, stemsOf, type Measured, type Statement } from '../../../products/index.js';

/** Words that say only which side a figure is. */
const SIDE = /^(?:about|approx|approximately|long|wide|high|tall|deep|thick|across|diameter|each)$/u;
/** Where the name of a thing ends: "nylon strap" of "nylon strap with zinc buckle". */
const NAME_ENDS = /^(?:with|of|for|in|on|at|and|covered|lined|made|from)$/u;

/**
 * A measure that stands alone in a list is of what stands before it: the 10 cm of "6 clear sticks 10 cm" are the sticks', the 9 in of
 * "nylon strap with zinc buckle, 9 in long" the strap's.
 */
export function neighbourFigure(figure: Measured, { tokens, stems, quantities }: Statement): Measured {
  if (figure.part !== '' || figure.chain > 1 || figure.unit === '' || figure.unit === 'count') return figure;
  const counted = quantities.findLast(({ start }) => start < figure.start);
  if (
    counted?.unit === 'count' &&
    counted.noun !== '' &&
    !tokens.some(({ start }) => start >= counted.end && start < figure.start)
  )
    return { ...figure, anchors: [...figure.anchors, ...stemsOf(counted.noun).slice(-1)] };
  const first = tokens.findIndex(({ start }) => start >= figure.start);
  const comma = tokens.findLastIndex(({ text }, at) => at < first && text === ',');
  const next = tokens.findIndex(({ text }, at) => at > first && /^[,;(]$/u.test(text));
  const isAlone = tokens
    .slice(comma + 1, next === -1 ? tokens.length : next)
    .every(({ start, end, lower }) => (start >= figure.start && end <= figure.end) || SIDE.test(lower));
  if (comma <= 0 || !isAlone) return figure;
  const from = tokens.findLastIndex(({ text }, at) => at < comma && /^[,;]$/u.test(text)) + 1;
  const end = tokens.findIndex(({ lower }, at) => at > from && at < comma && NAME_ENDS.test(lower));
  const head = stems[(end === -1 ? comma : end) - 1] ?? '';
  return PART_STEMS.has(head) ? { ...figure, anchors: [...figure.anchors, head] } : figure;
}

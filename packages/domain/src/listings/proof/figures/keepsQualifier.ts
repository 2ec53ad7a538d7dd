import { wordSet } from '../../../shared/index.js';
import { stemOf, type Measured } from '../../../products/index.js';
import { isOfEach } from './figureArithmetic.js';

/**
 * "Up to 12 h" may not become "12 h", nor "5 kg each" "5 kg in total"; saying less than was given is allowed.
 *
 * @param isReached the text says when the figure is reached, or that it can be: "after 12 h", "it can run 12 h"
 */
export function keepsQualifier(figure: Measured, given: Measured, isAbove: boolean, isReached: boolean): boolean {
  const has = (measured: Measured, word: string): boolean => measured.qualifier.includes(word);
  // What is used up within a year is good for a year.
  if (
    has(given, 'up to') &&
    !has(figure, 'up to') &&
    !isReached &&
    given.property !== 'shelf_life' &&
    // "Flexible to -25 °C" is so at -25 °C.
    !(figure.low < 0 && figure.low === given.low && given.anchors.some((stem) => WITHSTANDS.has(stem))) &&
    given.property !== 'warranty' &&
    !given.anchors.includes('open') &&
    // "Your 14-inch laptop" where it is for laptops up to 14 inches.
    !isFittedSize(figure, given) &&
    // "Thirty days for a replacement" where it is given within 30 days.
    !given.anchors.includes('within')
  )
    return false;
  // "For three-year-olds" where it is for three years and up.
  const isOfAge = given.property === 'age' && figure.low === given.low && !has(figure, 'up to');
  if (has(given, 'at least') && !has(figure, 'at least') && !figure.plus && !isAbove && !isOfAge) return false;
  if (
    has(figure, 'at least') &&
    // "From four to ten years" has its end.
    figure.low === figure.high &&
    !has(given, 'at least') &&
    !given.plus &&
    !given.anchors.some((stem) => /^min(?:imum)?$/u.test(stem))
  )
    return false;
  if (
    has(given, 'equivalent') !== has(figure, 'equivalent') &&
    (has(given, 'equivalent') || figure.property === 'power')
  )
    return false;
  if (isOfEach(given) && has(figure, 'total')) return false;
  const per = /per \p{L}+/u.exec(figure.qualifier)?.[0];
  if (per !== undefined && !has(given, per) && !given.anchors.includes(stemOf(per.slice(4)))) return false;
  return !(has(given, 'total') && has(figure, 'each'));
}

/** Stems of what cold does not change. */
const WITHSTANDS = wordSet('flexible?|resist|withstand|stand|surviv');
const DEVICE = wordSet(
  'laptop|tablet|phon|phone|notebook|monitor|screen|tv|bottl|bottle|book|pot|pan|cup|rack|tyr|tyre|wheel',
);
const isFittedSize = (figure: Measured, given: Measured): boolean =>
  figure.anchors.some((stem) => DEVICE.has(stem) && given.anchors.includes(stem));

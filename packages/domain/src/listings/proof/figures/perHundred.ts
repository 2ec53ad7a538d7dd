import type { Measured, Statement } from '../../../products/index.js';
import { anyCase, wordSet } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import { COMMON_ANCHORS } from './commonAnchors.js';

const OF_HUNDRED = /\b(?:per|every|each|of|in) 100 ?(?:g|ml)\b/iu;
const PARTS = wordSet('g|ml');

/** Whether a text speaks of what is in 100 g or 100 ml. */
export const isPerHundred = anyCase(OF_HUNDRED);

/** Grams in 100 g are percent: "16 g of fibre per 100 g" is 16 %, and where oats are 52 %, 100 g hold 52 g of them. */
export function isShareOfHundred(figure: Measured, { text, label }: Statement, { figures }: Evidence): boolean {
  if (!PARTS.has(figure.unit) || figure.low !== figure.high || !isPerHundred(`${label} ${text}`)) return false;
  const shares = figures.filter(({ measured, isNegated }) => !isNegated && measured.unit === '%');
  if (figure.low === 100) return shares.length > 0;
  return shares.some(
    ({ measured }) =>
      measured.low === figure.low &&
      measured.anchors.some((stem) => figure.anchors.includes(stem) && !COMMON_ANCHORS.has(stem)),
  );
}

/** A figure of what is in 100 g as the share that it is; undefined for other figures. */
export const shareOf = (measured: Measured): Measured | undefined =>
  PARTS.has(measured.unit) && measured.chain === 1 && measured.low < 100
    ? { ...measured, unit: '%', property: 'nutrient' }
    : undefined;

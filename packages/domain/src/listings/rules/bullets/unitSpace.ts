import { editBetween } from '../text/removal/editBetween.js';
import type { TextCheck } from '../engine/Check.js';

/** Units that are always written apart; `5G`, `4K`, `2L` and model numbers are left alone. */
const GLUED =
  /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)(ml|cm|mm|kg|mg|oz|lbs?|inch(?:es)?|watts?|mah|gsm|feet|ft)(?![\p{L}\p{N}])/giu;

/** Seller Central, bullet points: a space stands between a figure and its unit ("60 ml"). */
export const unitSpace: TextCheck = ({ text }) => {
  GLUED.lastIndex = 0;
  const match = GLUED.exec(text);
  if (match === null) return undefined;
  return {
    message: `Put a space before the unit: ${match[1]} ${match[2]} instead of ${match[0]}.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: () => editBetween('Add the space', text, text.replace(GLUED, '$1 $2')),
  };
};

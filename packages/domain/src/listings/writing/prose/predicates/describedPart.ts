import type { Passage } from '../../plan/Passage.js';
import { headOf } from '../grammar.js';
import { inSentence, midSentence } from '../inSentence.js';
import { isMeasureNoun } from './partSentence.js';
import { isThing } from '../things.js';

/** One figure with its unit: "4000 mAh". */
const FIGURE =
  /^(?:up to |about )?[\d.,]+ ?(?:mAh|Ah|Wh|W|kW|V|Hz|dB|rpm|bar|psi|lumens?|L|GB|TB|MB|mm|cm|in|hours?)$/u;
/** One or two words that describe: "brushless", "powder coated"; a list of things does not. */
const DESCRIBING = /^(?:[\p{L}-]+ )?[\p{L}-]+(?:ed|able|ible|less|free|proof|ic|al)$/u;
/** Labels of what stands elsewhere. */
const ELSEWHERE = /^(?:weight|size|dimensions|length|width|height|depth|warranty|guarantee|origin|price|model|care)$/u;

/** "Motor: brushless, 110,000 rpm" → "brushless motor", "Battery: 4000 mAh" → "4000 mAh battery"; undefined for other labels. */
export function describedPart({ label, units }: Passage): string | undefined {
  const [first] = units;
  const noun = midSentence(`${label} x`).slice(0, -2);
  if (first === undefined || first.isNegative || !/^\p{Ll}[\p{Ll} -]{2,20}$/u.test(noun) || ELSEWHERE.test(noun))
    return undefined;
  const value = inSentence(units.length > 1 ? first.text : (first.items[0] ?? ''));
  const head = headOf(noun);
  const isMaterial =
    first.statement.terms.length > 0 && /^\p{L}[\p{L} -]{2,20}$/u.test(value) && value.split(' ').length <= 3;
  const isSaid = isThing(head) ? FIGURE.test(value) || DESCRIBING.test(value) || isMaterial : false;
  return isSaid || (isMeasureNoun(head) && FIGURE.test(value)) ? `${value} ${noun}` : undefined;
}

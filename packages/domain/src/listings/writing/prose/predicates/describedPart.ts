import { isHeadNoun } from '../../../../shared/index.js';
import { LEXICON_WORDS, propertyOfLabel, stemOf } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import type { Unit } from '../../plan/Unit.js';
import { colourFirst } from '../colourFirst.js';
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

/** "Sail is ripstop polyester" → "ripstop polyester sail", "anvil brass" → "brass anvil"; undefined for what is no part with its material. */
export function partMaterial({ form, property, isNegative, statement, text, self }: Unit): string | undefined {
  if (property !== 'material' || isNegative || statement.negated.includes(true)) return undefined;
  const inner = midSentence(text);
  const [, part = '', said = ''] = (form === 'clause' ? IS_OF : form === 'noun' ? OF : undefined)?.exec(inner) ?? [];
  const [first = '', last = ''] = [said.split(' ')[0], said.split(' ').at(-1)];
  return part !== '' &&
    (form === 'clause' ? !self.has(stemOf(headOf(part))) : isThing(headOf(part)) || /[^su]s$/u.test(part)) &&
    !LEXICON_WORDS.has(part) &&
    !GENERAL.test(part) &&
    // "Core is polypropylene honeycomb".
    (LEXICON_WORDS.has(last) || (form === 'clause' && LEXICON_WORDS.has(first) && !OTHER.test(last))) &&
    !OTHER.test(first) &&
    // "Display housing in plastic".
    !/ (?:in|of|with) /u.test(said) &&
    // "Edge guard TPU": the guard is of the edge.
    !(first !== last && isHeadNoun(first.toLowerCase()) && !LEXICON_WORDS.has(first.toLowerCase()))
    ? // "Wood is lotus wood" names it already.
      stemOf(headOf(said)) === stemOf(headOf(part))
      ? said
      : `${colourFirst(said, statement)} ${part}`
    : undefined;
}
const IS_OF = /^(?:the |its )?(\p{Ll}{3,}(?: \p{Ll}{3,})?) (?:is|are) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u;
const OF = /^(\p{Ll}{3,}) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u;
const GENERAL =
  /^(?:mens|womens|kids|ladies|girls|boys|this|that|these|they|all|both|each|one|rest|whole|everything|product|item|material|colou?r|finish)\b/u;
const OTHER =
  /^(?:like|almost|nearly|near|as|of|in|on|with|and|or|not|no|also|only|from|made|mostly|partly|either|too)$/u;

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
  if (stemOf(headOf(value)) === stemOf(head)) return undefined;
  const isOfPart =
    isThing(head) || (isMaterial && first.property === 'material' && propertyOfLabel(noun) === undefined);
  const isSaid = isOfPart ? FIGURE.test(value) || DESCRIBING.test(value) || isMaterial : false;
  return isSaid || (isMeasureNoun(head) && FIGURE.test(value)) ? `${value} ${noun}` : undefined;
}

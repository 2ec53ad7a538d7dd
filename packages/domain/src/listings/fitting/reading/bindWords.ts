import { LOWER_CASE_WORDS } from '../../rules/text/functionWords.js';
import { isUnit } from '../../rules/text/units.js';
import { COLOURS } from './colours.js';
import { isHeadNoun, isTypePair } from '../../../shared/index.js';

/** Words that say something only together with the one after them: "Anti Slip", "Stainless Steel", "Proudly Made". */
const TAKES_NEXT =
  /^(?:anti|auto|non|no|multi|semi|ultra|extra|heavy|light|dark|deep|sky|royal|dusty|pastel|hot|bright|matte|stainless|tempered|memory|faux|pu|genuine|brushed|sterling|carbon|cast|powder|heart|blood|sleep|body|high|low|wide|long|short|full|half|double|single|triple|dual|\d{1,2}k|two|three|four|slim|v|crew|certified|approved|designed|made|printed|inspired|better|not|never|size|sizes|type|scale|gauge|version|model|series|no\.?|vol\.?|volume|part|upto|up|pack|set|box|case|lot|combo|usb|hd|4k|\d+(?:[.,/]\d+)?|&|\+|-|\/|x|×|@|w|h|l|d|dc|st\.?|sir|saint|mr\.?|mrs\.?|dr\.?|new|north|south|east|west|great|los|san|vs\.?|versus|de|la|el|von|van|le|du|di|ka|ki|ke)$/i;
/** Words that belong to the one before them: "Shock Proof", "Oval Design", "Pro Max", "500 Watt". */
const TAKES_LAST =
  /^(?:proof|free|resistant|resistance|repellent|absorbent|style|styled|fit|skid|slip|type|size|sized|sizes|design|designs|effect|look|pattern|tone|toned|colou?r|colou?red|finish|seater|pieces?|pcs?|packs?|pk|pairs?|count|ct|sets?|series|edition|version|gen|generation|plated|coated|framed|neck|necked|sleeve|sleeves|sleeved|waist|waisted|rate|pressure|years?|yrs?|months?|days|hours?|modes?|layers?|tiers?|ways?|pro|max|plus|mini|ultra|lite|x|×|&|\+|-|\/|per|than|up|down|out|on|print|prints|motion|quality|steel|leather|foam|made|mounted|included|required|operated|powered|saving|cancell?ing|reducing|blocking|absorbing|repelling|sensing|wicking|relieving|enhancing|proofing|not|scale|gauge|ii+|iv|i+|vi{1,3}|ix|xi{0,3})[,.]?$/i;
/** "Rio de Janeiro", "Van der Berg" are one name. */
const PARTICLE = /^(?:de|del|della|der|den|von|van|du|di|da|do|dos|el|la|le|y|et|und|ka|ki|ke)$/i;
/** Words of a sentence: a saying is never parted. */
const SPEECH =
  /^(?:i|i'm|you|your|we|my|our|me|it|it's|is|am|are|be|was|were|may|can|can't|will|do|don't|does|not|no|never|this|that|who|what|when|if|like|have|has|just)$/i;
/** Whether a word says something only together with the one behind it: "Long" of "Long Sleeve Top". */
export const takesNext = (word: string): boolean => TAKES_NEXT.test(word);

/** What a figure never ends before: its unit or the thing that it counts. */
const isFigure = (word: string): boolean => /^[#(]?\d[\d.,/xX×+*-]*["']?$/.test(word);

/**
 * The words of a phrase, bound into runs that are never parted: brackets, figures with what they measure or count,
 * colours, words around a preposition or "&", and fixed pairs ("Anti Slip", "Moto G8").
 */
export function bindWords(words: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let depth = 0;
  words.forEach((word, at) => {
    const last = words[at - 1];
    const bound = last !== undefined && (depth > 0 || belongs(last, word));
    if (bound) runs.push(`${runs.pop() ?? ''} ${word}`);
    else runs.push(word);
    for (const sign of word) {
      if (sign === '(') depth += 1;
      else if (sign === ')' && depth > 0) depth -= 1;
    }
  });
  return runs;
}

/** True when a phrase may not be parted between two words. */
export function belongs(last: string, next: string): boolean {
  const before = last.toLowerCase();
  const after = next.toLowerCase();
  if (LOWER_CASE_WORDS.has(before) || LOWER_CASE_WORDS.has(after)) return true;
  if (TAKES_NEXT.test(before) || TAKES_LAST.test(after)) return true;
  if (after.startsWith('(') || PARTICLE.test(after)) return true;
  if (SPEECH.test(before) || SPEECH.test(after)) return true;
  if (/[&+/'-]$/.test(before) && !/\ds?'$/.test(before)) return true;
  if (/^[&+/-]/.test(after) || before.endsWith('ly')) return true;
  if (before === 'thread' && after === 'count') return true;
  if (isFigure(last) || (/\d$/.test(before) && isUnit(after))) return true;
  if (isFigure(next) && /^\p{Lu}/u.test(last) && !(/\d/.test(last) && /[."]/.test(next))) return true;
  // "Delta S4", "Crusader III"
  if (/^\p{Lu}\p{Ll}+$/u.test(last) && /^[A-Z]\d{1,2}$/.test(next) && !isHeadNoun(before)) return true;
  if (/^(?:side|hand)$/.test(after) && /^(?:driver|passenger|left|right|front|rear)$/.test(before)) return true;
  const colour = COLOURS.has(before.replace(/,$/, ''));
  return (colour && COLOURS.has(after)) || isTypePair(before, after);
}

import { audienceTerms } from '../lexicons/audienceTerms.js';
import { brandTerms } from '../lexicons/brandTerms.js';
import { compatibilityCues } from '../lexicons/compatibilityCues.js';
import type { Mention } from './Mention.js';

const CUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${compatibilityCues.toSorted((a, b) => b.length - a.length).join('|')}|for)\s+`,
  'giu',
);
const OBJECT =
  /^[^\n,;:()[\]|!?]{2,90}?(?=[\n,;:()[\]|!?]|\.(?:\s|$)|$|\s[-–—]\s|\s(?:and\s)?(?:is|are|has|have|with|that|which|to|so|while|when|because|in|on|at|by|from|gives?|makes?|of)\s)/iu;
/** A cheap look before the long patterns. */
const WORTH_LOOKING = /for|fit|compat|suit|replac|span|work|use/i;
const AUDIENCES: ReadonlySet<string> = new Set(audienceTerms.flat());
const BRANDS: ReadonlySet<string> = new Set(brandTerms.flat());

/**
 * Statements of what a product works with: "compatible with X", "fits X", and "for X" where X is a named thing
 * ("for iPhone 15"), not a person, a purpose or a measure.
 */
export function findCompatibility(text: string): readonly Mention[] {
  const mentions: Mention[] = [];
  if (!WORTH_LOOKING.test(text)) return mentions;
  for (const match of text.matchAll(CUE)) {
    const at = match.index + match[0].length;
    const object = OBJECT.exec(text.slice(at, at + 92))?.[0]
      .trimEnd()
      .replace(/[.'’"]+$/u, '');
    if (object === undefined || object.length < 2) continue;
    const bare = match[0].trim().toLowerCase() === 'for';
    if (bare && !isNamedThing(object)) continue;
    // "Fits the space you have" speaks of the buyer, not of a thing.
    if (/\byou\b/iu.test(object)) continue;
    if (mentions.some((earlier) => earlier.end > match.index)) continue;
    const end = at + object.length;
    mentions.push({
      kind: 'compatibility',
      key: object.toLowerCase(),
      text: text.slice(match.index, end),
      start: match.index,
      end,
      quantities: [],
    });
  }
  return mentions;
}

function isNamedThing(object: string): boolean {
  const words = object.split(/[\s/&]+/u).slice(0, 4);
  const [first = ''] = words;
  if (AUDIENCES.has(first.toLowerCase())) return false;
  if (/^\d/u.test(first) && !/[A-Za-z]\d|\d[A-Z]/u.test(object)) return false;
  return words.some((word) => BRANDS.has(word.toLowerCase()) || /^\p{Lu}/u.test(word) || /\p{L}\d|\d\p{L}/u.test(word));
}

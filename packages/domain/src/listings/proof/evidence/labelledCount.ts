import type { Measured, Statement } from '../../../products/index.js';

/** "Entrances: top and front", "codecs SBC and AAC": what names several things by a noun, and lists them. */
const LIST = /^[^\d,;()]{2,24}(?:, [^\d,;()]{2,24}){0,6},? and [^\d,;()]{2,24}$/u;
const NAMES = /^(?<noun>\p{L}\p{Ll}{2,}s) (?<list>\p{Lu}{2,}\S*(?:, \p{Lu}{2,}\S*){0,6} and \p{Lu}{2,}\S*)$/u;
const SEVERAL = /^(?:\p{L}+ )?\p{L}{2,}[^s\P{L}]s$/u;
const NO_THINGS = /(?:size|colou?r|material|care|use|dimension|feature|contents|box|includ|note|shade|sides?|parts?)/iu;

/** How many things a clause lists under a noun for all of them, as a count; undefined where it lists none. */
export function labelledCount({ label, text, negated }: Statement): Measured | undefined {
  if (negated.includes(true)) return undefined;
  const named = NAMES.exec(text)?.groups;
  const noun = label === '' ? (named?.noun ?? '') : label.toLowerCase();
  const list = label === '' ? (named?.list ?? '') : text;
  if (!SEVERAL.test(noun) || NO_THINGS.test(noun) || (label !== '' && !LIST.test(list))) return undefined;
  const low = list.split(/, | and /u).filter((entry) => entry !== '').length;
  return {
    start: 0,
    end: 0,
    low,
    high: low,
    unit: 'count',
    noun,
    qualifier: '',
    place: 0,
    chain: 1,
    side: '',
    plus: false,
    property: 'count',
    part: '',
    anchors: [],
  };
}

import { NUMBER_WORDS, type Measured, type Statement } from '../../../products/index.js';

/** What is somewhere: "Entrances: top and front". Other words of such a line may describe all of them. */
const PLACES =
  /^(?:the )?(?:top|front|side|back|rear|bottom|left|right|inside|outside|middle|end)(?:(?:, | and (?:the )?|, and )(?:top|front|side|back|rear|bottom|left|right|inside|outside|middle|end))+$/iu;
const SEVERAL = /^(?:\p{L}+ )?\p{L}{2,}[^s\P{L}]s$/u;
/** "Codecs SBC and AAC": names in capitals behind a noun for all of them. */
const NAMES = /^(?<noun>\p{L}\p{Ll}{2,}s) (?<list>\p{Lu}{2,}\S*(?:, \p{Lu}{2,}\S*){0,6} and \p{Lu}{2,}\S*)$/u;
const EACH = /^(\p{L}+) per \p{L}+$/u;
/** A longer text lists no names. */
const LONGEST = 80;

/** How many things a clause counts under a label of each, or lists under a noun for all of them, as a count; undefined where it lists none. */
export function labelledCount({ label, text, negated, quantities }: Statement): Measured | undefined {
  if (negated.includes(true) || text.length > LONGEST) return undefined;
  // "Beads per seal: 3".
  const each = EACH.exec(label.toLowerCase())?.[1];
  const [figure] = quantities;
  if (each !== undefined && figure !== undefined && quantities.length === 1 && /^\d+$/u.test(text))
    return { ...figure, unit: 'count', noun: each, property: 'count' };
  // "Corner and side loops: 8".
  const last = label.toLowerCase().split(' ').at(-1) ?? '';
  if (label.includes(' ') && !LIMITS.test(label) && /^\d{1,3}$/u.test(text) && figure?.unit === '' && THINGS.test(last))
    return { ...figure, unit: 'count', noun: last, property: 'count' };
  // "Castors: four".
  const alone = NUMBER_WORDS.get(text.toLowerCase());
  if (alone !== undefined && alone > 1 && SEVERAL.test(label.toLowerCase()) && THINGS.test(last))
    return { ...NOWHERE, low: alone, high: alone, noun: label.toLowerCase() };
  // "Cutters: two - tagliatelle and tagliolini".
  const [, count = ''] = WORD_COUNT.exec(text.toLowerCase()) ?? [];
  const counted = NUMBER_WORDS.get(count);
  if (counted !== undefined && counted > 1 && SEVERAL.test(label.toLowerCase()))
    return { ...NOWHERE, low: counted, high: counted, noun: label.toLowerCase() };
  const named = label === '' ? NAMES.exec(text)?.groups : undefined;
  const isPlaced = SEVERAL.test(label.toLowerCase()) && PLACES.test(text);
  if (named === undefined && !isPlaced) return undefined;
  const low = (named?.list ?? text).split(/, and |, | and /u).length;
  const noun = (named?.noun ?? label).toLowerCase();
  return { ...NOWHERE, low, high: low, noun };
}

/** "Two - ", "three, ", "two (". */
const WORD_COUNT = /^(\p{L}+)(?: [-–]|,|:| \() ?\S/u;
/** A limit or an advice counts nothing that comes with it. */
const LIMITS =
  /^(?:max|min|up to|recommended|suggested|optional|total|number|suits|for|fits)\p{L}*\b|\b(?:users|people|persons|guests|players|riders|required|needed)$/iu;
/** Things that are counted, and no sizes or units. */
const THINGS =
  /^(?!(?:sizes|watts|volts|inches|ages|lumens|levels|degrees|ounces|grams|hours|minutes|pounds|series|lens|litres|liters)$)\p{L}{3,}[^su\P{L}]s$/u;
const NOWHERE = {
  start: 0,
  end: 0,
  place: 0,
  chain: 1,
  side: '',
  unit: 'count',
  qualifier: '',
  plus: false,
  property: 'count',
  part: '',
  anchors: [],
} as const;

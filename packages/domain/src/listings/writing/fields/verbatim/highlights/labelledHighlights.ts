import { LEXICON_WORDS, NUMBER_WORDS, stemsOf } from '../../../../../products/index.js';
import type { Unit } from '../../../plan/Unit.js';
import { headOf, isPlural } from '../../../prose/grammar.js';
import { inSentence } from '../../../prose/inSentence.js';
import { isThing } from '../../../prose/things.js';
import { isName } from '../../../prose/vocabulary.js';
import { MEASURED } from '../../highlightsOf.js';
import { LIMITS } from './actsOf.js';
import { isNamed, shortened } from './highlightPhrase.js';

/** "Material strap", "Strap material". */
const MATERIAL_OF = /^(?:material (?:of (?:the )?)?(?<first>\p{L}+)|(?<last>\p{L}+) material)$/iu;
const VALUE =
  /^(?:material|fabric|finish|style|capacity|pattern|connection|connectivity|interfaces?|ports?|codecs?)$/iu;
/** "Rubber sole": the value alone says nothing. */
const OF_PART = /^(?:closure|fastening|lens|sole|upper|filling)$/iu;
/** One of several shares of a mix. */
export const SHARE = /(?<![\d.])(?!100 ?%)\d+(?:\.\d+)? ?%/u;

/** Labels of what comes with it. */
const IN_BOX =
  /^(?:(?:in|inside) the )?(?:box|pack|package|set|kit|bag|carton)(?: contents)?$|^(?:contents|includes?|comes with)$/iu;

/** A line with a label as short phrases: "rubber sole", "bed angle 12 degrees". */
export function ofLabel({ label, text, statement, at, items, property }: Unit): readonly string[] {
  // "Four layer: aluminium film, felt, sponge" names no part; "12 degrees" says nothing without its label.
  if (at > 0 || IN_BOX.test(label) || NUMBER_WORDS.has(label.split(' ')[0] ?? '')) return [];
  const [value = text] = items;
  if (/^[\d.,/–-]+ ?(?:degrees?|°)$/u.test(value)) return [inSentence(`${label} ${value}`)];
  // "For: terrariums from 30 to 60 cm".
  if (label === 'for') return items.length === 1 ? [`for ${inSentence(value)}`] : [];
  const counted = countedUnder(label, items);
  if (counted !== undefined) return [counted];
  const { first, last } = MATERIAL_OF.exec(label)?.groups ?? {};
  const thing = first ?? last ?? label;
  // "Material: full-grain cowhide, vegetable tanned" says two things of it; of a mix none is named alone.
  if (/^(?:material|fabric)$/iu.test(label)) return items.some((item) => SHARE.test(item)) ? [] : items.slice(0, 2);
  if (VALUE.test(label)) return [/finish/iu.test(label) && !/finish/iu.test(value) ? `${value} finish` : value];
  if (OF_PART.test(label) && !/,|\d/u.test(value)) return [inSentence(`${value} ${smallFirst(label)}`)];
  if (MEASURED.test(label)) return [inSentence(`${label} ${value}`)];
  const isNamedPart =
    !/\b(?:needed|required|supplied|included)\b|^(?:none|no|nil|yes)$/iu.test(value) &&
    !/\d/u.test(thing) &&
    (isThing(headOf(thing)) || property === 'material') &&
    (statement.terms.length > 0 || /^\p{L}+(?:ed|able|ible)$/u.test(value));
  // "Connectors: brass tap connector" names itself.
  if (stemsOf(headOf(value)).at(-1) === stemsOf(thing).at(-1)) return isNamedPart && items.length === 1 ? [value] : [];
  const isShort = value.split(' ').length <= 3 && !value.endsWith('s') && !/ (?:in|on|at|for|of|with) /u.test(value);
  // "Underside: non-slip fabric" is not all of it.
  if (/^(?:underside|inside|outside|top|bottom|back|front|base|lining)$/iu.test(label) && !isShort) return [];
  if (/^(?:underside|inside|outside|top|bottom|back|front)$/iu.test(label) && items.length === 1)
    return [inSentence(`${value} ${label.toLowerCase()}`)];
  // "Surface: gym floor, wood, rubber": where it is used.
  if (/^(?:surfaces?|floors?|grounds?)$/iu.test(label)) return [];
  if (isNamedPart && isShort && /\p{L}{3}/u.test(value)) return [inSentence(`${value} ${smallFirst(thing)}`)];
  // "Edge: rubber strip on top"; the first of several would stand for all.
  // "Anti-fog: coating inside" says nothing without its label.
  return items.length === 1 &&
    / /u.test(value) &&
    !/ (?:inside|outside|below|above|behind|inclusive)$/u.test(value) &&
    isThing(headOf(value.split(/ (?:for|with|on|at|in|of) /u)[0] ?? ''))
    ? shortened(inSentence(value)).filter(isNamed)
    : [];
}

/** "5 beech pegs" of "Pegs: 5, beech, 15 cm". */
function countedUnder(label: string, [count = '', material = '']: readonly string[]): string | undefined {
  const isCounted = /^[2-9]$|^[1-9]\d$/u.test(count) && !label.includes(' ') && isPlural(label);
  return isCounted && /^\p{L}[\p{L} -]{2,24}$/u.test(material) && LEXICON_WORDS.has(material.split(' ')[0] ?? '')
    ? `${count} ${material} ${smallFirst(label)}`
    : undefined;
}

/** A label begins its line with a capital: "Cushions". */
export const smallFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !isName(label.split(' ')[0] ?? '')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** A further entry of a line with a label that names a thing itself: "seat cushion in grey polyester". */
export function ofList({ label, text, at, form, group }: Unit, units: readonly Unit[]): readonly string[] {
  const next = units.find((one) => one.group === group && one.at === at + 1);
  const isLimited = next !== undefined && (next.isNegative || LIMITS.test(next.text));
  const named = text.split(/ (?:in|with|of|on|at|for|under|from) /u)[0] ?? '';
  return label === '' ||
    at === 0 ||
    form !== 'noun' ||
    isLimited ||
    /\d/u.test(text) ||
    !named.includes(' ') ||
    !isThing(headOf(named))
    ? []
    : shortened(inSentence(text)).filter(isNamed);
}

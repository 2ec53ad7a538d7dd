import { LEXICON_WORDS, stemOf } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import { agree, headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { madeOf } from '../predicates/madeOf.js';
import { midSentence } from '../inSentence.js';
import { inBox } from '../predicates/inBox.js';
import { measurePredicate } from '../predicates/measurePredicate.js';
import { partSentence } from '../predicates/partSentence.js';
import type { Spoken } from '../Spoken.js';
import { aloneColour } from '../predicates/aloneClause.js';
import { isThing } from '../things.js';
import { beginsOtherwise, holdsVerb, isPlainThing } from './isPlainThing.js';

type Shape = readonly [pattern: RegExp, say: (match: RegExpExecArray) => Spoken];

/** Phrases with a sentence of their own, whatever the product. */
const SHAPES: readonly Shape[] = [
  // "500 ml each", "weight 290 g each".
  [
    /^(?:weight |capacity )?(\d[\d.,]* ?(?:ml|cl|L|oz|fl oz|g|kg|lb)) each$/u,
    ([, value = '']) => ({
      kind: 'sentence',
      text: `each one ${/(?:g|lb)$|(?<!fl )oz$/u.test(value) ? 'weighs' : 'holds'} ${value}`,
    }),
  ],
  // "Pack of 2 (one blue, one black)".
  [
    /^((?:pack|set|box|pair|case) of (?:\d+|\p{Ll}+)(?: \([^()]+\))?)$/iu,
    ([, pack = '']) => ({ kind: 'verb', text: `comes in a ${pack.toLowerCase()}` }),
  ],
  // "2700 K warm white".
  [
    /^(\d[\d,]* K) ((?:warm|cool|neutral|natural|soft) white|daylight)$/u,
    ([, kelvin = '', tone = '']) => ({ kind: 'verb', text: `gives ${tone} light of ${kelvin}` }),
  ],
  // "150 g resealable pouch", "30 ml in a brown glass bottle with a pipette".
  [
    /^(\d[\d.]* (?:ml|g|kg|L|oz|fl oz) (?:[\p{L}-]+ ){0,3}(?:pouch|jar|tube|bottle|tin|packet|bag|can|sachet|tub)(?: with .{3,40})?)$/iu,
    ([, all = '']) => ({ kind: 'verb', text: `comes in ${withArticle(all)}` }),
  ],
  [
    /^(\d[\d.]* (?:ml|g|kg|L|oz|fl oz) in an? .{3,60})$/iu,
    ([, all = '']) => ({ kind: 'verb', text: `comes as ${all}` }),
  ],
  [
    /^(\d[\d.]* W) equivalent$/u,
    ([, watts = '']) => ({ kind: 'verb', text: `gives as much light as a ${watts} bulb` }),
  ],
  // "50 hours total playtime with case".
  [
    /^((?:up to )?\d[\d.,]* (?:hours?|minutes?|days?)) (?:of )?((?:total |continuous )?(?:playtime|play time|battery life|run ?time|standby|talk time|burn time).*)$/u,
    ([, time = '', what = '']) => ({ kind: 'verb', text: `offers ${time} of ${what}` }),
  ],
  [/^(Bluetooth(?: v?\d(?:\.\d)?)?|Wi-?Fi(?: \d)?|NFC)$/u, ([, radio = '']) => ({ kind: 'has', text: radio })],
  [
    /^(?:shelf life) (?:of )?(\d+ (?:months?|years?|days?))$/iu,
    ([, time = '']) => ({ kind: 'has', text: `a shelf life of ${time}` }),
  ],
  // "1 year warranty from date of purchase", "warranty 6 months".
  [
    /^((?:limited )?(?:\d+|one|two|three|five|ten|lifetime)[- ]?(?:year|month|day)?s?(?: [\p{L}]+)? (?:warranty|guarantee)(?: (?:on|from|against|for) .+)?)$/iu,
    ([, all = '']) => ({
      kind: 'verb',
      text: `comes with ${withArticle(all.toLowerCase().replace(/(?<=\d )(year|month|day)s(?= )/u, '$1'))}`,
    }),
  ],
  // "Quick drying", "self leveling".
  [/^((?:quick|fast|self|easy|non|slow)[- ]\p{L}+ing)$/iu, ([, quality = '']) => ({ kind: 'is', text: quality })],
  // "Lining textile", "filling EPS micro beads".
  [
    /^(lining|filling|shell|upper|outsole|sole|insole|outer|inner|frame|shade|body|seat|housing) ((?:100% )?(?!is |of |with |in )\p{L}[\p{L}\d %-]{2,30})$/iu,
    ([, part = '', what = '']) => ({ kind: 'sentence', text: `the ${part.toLowerCase()} is ${what}` }),
  ],
  [
    /^FSSAI(?: licence| lic\.?)?(?: no\.?)? (\d{14})$/iu,
    ([, number = '']) => ({ kind: 'verb', text: `carries FSSAI licence ${number}` }),
  ],
  [
    /^(?:warranty|guarantee) (\d.+)$/iu,
    ([, time = '']) => ({ kind: 'verb', text: `comes with a warranty of ${time}` }),
  ],
];

/** What care, origin and fitment say is no part. */
const SAID_ELSEWHERE =
  /^(?:origin|warning|care|directions|storage|shelf_life|included|excluded|audience|use|room|assembly|installation|part_number|model|compatible_with|not_compatible_with|author|publisher)$/u;

const IN_BOX = / in (?:the )?(?:box|pack|bag)$/u;

/** What ends such a phrase is a quality of the product. */
const QUALITY =
  /(?:resistant|certified|compatible|compliant|registered|listed|approved|tested|rated|free|proof|washable)$/u;
/** What a phrase is sold in. */
const PACKAGING = /^(?:bag|box|pouch|jar|tin|tube|sleeve|packet|wrap|label|sheet|carton|bottle|sachet|can)s?$/u;
/** Words that turn a phrase: what they limit, only the seller knows. */
const TURNS = /\b(?:only|not|no|per|plus|if|when|is|are|needs?|or|without|except|sold|than|recommended)\b/iu;

/** "304 stainless steel inside", "matte white outside". */
const INSIDE = /^((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+) (inside|outside)$/u;
const isMaterialOnly = ({ statement: { terms, tokens } }: Unit): boolean =>
  terms.length > 0 &&
  tokens.length <= 4 &&
  terms.every(({ lexicon }) => lexicon === 'material' || lexicon === 'colour');

/** What a product contains rather than has. */
const INGREDIENT =
  /^(?:oil|butter|extract|acid|wax|clay|juice|vitamin|collagen|honey|seed|protein|glycerin|caffeine)s?$/u;

/** "Three nozzle adaptors for bikes". */
const COUNTED = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (\p{Ll}\P{N}*)$/u;

/** A noun phrase as what the product has, holds, weighs or comes with; undefined where its head is no part or measure. */
export function retoldNoun(unit: Unit, subject: Subject): Spoken | undefined {
  const { text, property, statement, isNegative, isFree, at, self, items } = unit;
  if (isNegative || items.length > 1 || SAID_ELSEWHERE.test(property)) return undefined;
  const inner = midSentence(text);
  for (const [pattern, say] of SHAPES) {
    const match = pattern.exec(inner) ?? pattern.exec(text);
    if (match !== null) return agreeing(say(match), subject);
  }
  if (TURNS.test(inner) || beginsOtherwise(inner) || isNameBehind(unit)) return undefined;
  const isOfProduct = statement.part === '' && (isFree || at === 0);
  const packed = at === 0 ? inBox(text) : undefined;
  if (packed !== undefined) return packed;
  if (IN_BOX.test(inner)) return undefined;
  const isOwnMeasure = at === 0 || /^\p{L}| x /u.test(inner) || (property === 'weight' && isFree);
  // "Colour walnut" names no material.
  if (/^colou?rs? \p{L}/iu.test(inner)) return isOfProduct ? aloneColour(unit, subject) : undefined;
  const measured = isOfProduct && isOwnMeasure ? measurePredicate(unit, inner) : undefined;
  if (measured !== undefined) return agreeing(measured, subject);
  // A lone figure in millimetres may be a thickness, a diameter or a length.
  const ofPart = /(?<![x\d.] )\d[\d.]* mm$/u.test(inner) ? undefined : partSentence(unit);
  if (ofPart !== undefined) return { kind: 'sentence', text: ofPart };
  const head = headOf(inner);
  const [, what = '', where = ''] = INSIDE.exec(inner) ?? [];
  if (what !== '') return isMaterialOnly(unit) ? { kind: 'sentence', text: `the ${where} is ${what}` } : undefined;
  if (QUALITY.test(inner) && isOfProduct && !inner.includes(',')) return { kind: 'is', text: inner };
  if (head === '' || PACKAGING.test(head) || self.has(stemOf(head)) || statement.quantities.length > 2)
    return undefined;
  const counted = COUNTED.exec(inner)?.[1];
  if (counted !== undefined)
    return isPlural(counted) && isPlainThing(`plain ${counted}`) ? { kind: 'has', text: inner } : undefined;
  // "Natural rubber with graphite coating".
  if (LEXICON_WORDS.has(head) && !isThing(head))
    return isOfProduct &&
      at === 0 &&
      property === 'material' &&
      !/[,()]/u.test(inner) &&
      (!/ and /u.test(inner) || LEXICON_WORDS.has(inner.split(' ').at(-1) ?? ''))
      ? { kind: 'is', text: madeOf(inner.replace(/^materials? /u, '')) }
      : aloneColourOf(unit, isOfProduct, subject);
  if (INGREDIENT.test(head) && isOfProduct && isPlainThing(`plain ${inner}`))
    return { kind: 'verb', text: agree(`contains ${inner}`, subject.isPlural) };
  if (isPlainThing(inner) || isNamedPart(inner, head))
    return { kind: 'has', text: isPlural(inner) ? inner : withArticle(inner) };
  return aloneColourOf(unit, isOfProduct, subject);
}

const aloneColourOf = (unit: Unit, isOfProduct: boolean, subject: Subject): Spoken | undefined =>
  unit.property === 'colour' && isOfProduct ? aloneColour(unit, subject) : undefined;

/** "GE, Kenmore, Hotpoint dishwashers": a name inside a sentence goes on with a list. */
const isNameBehind = ({ at, text }: Unit): boolean => at > 0 && /^\p{Lu}\p{Ll}/u.test(text);

/** "Lid of smoked oak (FSC)": a part with what is said of it behind its name, but no quality ("shaft dishwasher safe"). */
const isNamedPart = (inner: string, head: string): boolean =>
  isThing(head) &&
  inner.split(' ').length > 1 &&
  !holdsVerb(inner) &&
  !/[,/]|\p{L} \d|(?:safe|able|ible|resistant|free|proof|fixed|fitted|included|opens?|clicks?|ok|okay|inside|outside)$/u.test(
    inner,
  ) &&
  !/^\d[\d.,]* \p{L}+ (?:long|wide|tall|deep|thick|high)\b/u.test(inner) &&
  !/^(?:material|fabric|colour|color|size) /u.test(inner);

const agreeing = (spoken: Spoken, subject: Subject): Spoken =>
  spoken.kind === 'verb' ? { kind: 'verb', text: agree(spoken.text, subject.isPlural) } : spoken;

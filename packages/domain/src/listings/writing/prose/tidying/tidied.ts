import { PLAIN_ARTICLES } from './plainArticles.js';
import { PLAIN_ENGLISH } from './plainEnglish.js';
import { PLAIN_FORMS } from './plainForms.js';
import { PLAIN_VERBS } from './plainVerbs.js';
import { SUM, summed } from './summed.js';
import { isName } from '../vocabulary.js';

/** "Knitted in portugal". */
const PLACE_SMALL =
  /\b((?:made|knitted|woven|grown|designed|printed|sewn|handmade|assembled|poured|roasted|baked|is|ships) (?:in|from) )(\p{Ll}{4,})\b/gu;

/** Degrees Celsius, as on care labels, where no unit is named. */
const WASHING =
  /\b(wash(?:ed|able|ing)?(?: at)?) (30|40|60|90)(?= (?:inside|in|gentle|only|and|or|with|do|max|cold|mild)\b|$|[,;.])/giu;

const COUNTED =
  /(?<![\d.x] ?)\b(\d{1,3}) ?[xX*] ?(?<=[xX] |\*)(?!\p{Lu}{3}|daily|a day|per|weekly|zoom|magnif|and\b|or\b|to\b|setting|mode\b|position|objective|eyepiece|gain\b|attenuat|view|faster|more|better|optical|digital|side|mirror|lens|power|speed|strong|large|big|long)(?=\p{L}{3})/gu;

/**
 * What is rewritten, in this order. First the signs, in small letters, one of which every such place has: most phrases have
 * none of them, and to look for these first spares them the patterns. `##` is any figure.
 */
const RULES: readonly (readonly [readonly string[], (text: string) => string])[] = [
  [['upto'], (text) => text.replaceAll(/\bupto\b/giu, 'up to')],
  [
    ['warranty', 'guarantee'],
    (text) => text.replaceAll(/\b(\d+) (year|month|day)s? (warranty|guarantee)\b/giu, '$1-$2 $3'),
  ],
  [['mh'], (text) => text.replaceAll(/\bni-?mh\b/giu, 'NiMH')],
  [['ion'], (text) => text.replaceAll(/\bli-?ion\b/giu, 'Li-ion')],
  [['##st'], (text) => text.replace(/ 1st$/u, ' first')],
  // "1x tray" is one tray.
  [['##x', '## x', '##*', '## *'], (text) => text.replaceAll(COUNTED, '$1 ')],
  // A stop inside a phrase would end it.
  [['max.', 'min.'], (text) => text.replaceAll(/(?<!\p{L})(max|min)\. ?(?=[\p{L}\d])/giu, '$1 ')],
  [[' ,', ' ;', ' :', ' )', ' .'], (text) => text.replaceAll(/ (?=[,;:)]|\.(?!\d))/gu, '')],
  [['( '], (text) => text.replaceAll('( ', '(')],
  [['##,'], (text) => text.replaceAll(/\b\d{2}(?:,\d{2}){2,}\b/gu, (sizes) => sizes.replaceAll(',', ', '))],
  [[' + '], (text) => text.replaceAll(SUM, summed)],
  [
    ['usb'],
    (text) => text.replaceAll(/\busb[- ]([abc])(?![\p{L}-])/giu, (_, type: string) => `USB-${type.toUpperCase()}`),
  ],
  [[' k'], (text) => text.replaceAll(/(?<![\d.,])([24568]) K(?![\p{L}\d])/gu, '$1K')],
  [
    ['us ', 'uk ', 'eu '],
    (text) => text.replaceAll(/\b(?:us|uk|eu) (?=(?:plug|socket|adapt[eo]r)s?\b)/gu, (store) => store.toUpperCase()),
  ],
  // Kelvin of a light: "2700k".
  [
    ['##k', '## k'],
    (text) => text.replaceAll(/(?<![\d.,])([2-9]\d00) ?k(?![\p{L}\d]| \p{L}+s\b| \p{L}+ \p{L}+s\b)/gu, '$1 K'),
  ],
  // ":)" at the end of a friendly sentence.
  [[':)', ':-)', ';)', ';-)'], (text) => text.replaceAll(/(?<=\p{L}) ?[:;]-?\)(?=\s|$)/gu, '')],
  [['!'], (text) => text.replaceAll(/!+(?=\))/gu, '')],
  [['not inc'], (text) => text.replaceAll(/\bnot inc\b\.?/giu, 'not included')],
  [['do not'], (text) => text.replaceAll(/\b(?:DO not|do NOT|DO NOT)\b/gu, 'do not')],
  [['d/w'], (text) => text.replaceAll(/(?<![\p{L}\d])d\/(?:washer|w)(?![\p{L}\d])/giu, 'dishwasher')],
  // "From -40 F to 400 °F".
  [[' f '], (text) => text.replaceAll(/(-?\d+) ?F(?= (?:to|and|or|-|–) -?\d+ ?(?:°|F\b))/gu, '$1 °F')],
  // "10-30c" are degrees.
  [['##c', '## c'], (text) => text.replaceAll(/(?<![\p{L}\d])(\d{1,3} ?[-–] ?\d{1,3}) ?[cC](?![\p{L}\d-])/gu, '$1 °C')],
  [
    [' in ', ' from '],
    (text) =>
      text.replaceAll(PLACE_SMALL, (all, act: string, place: string) =>
        isName(place) ? `${act}${place.charAt(0).toUpperCase()}${place.slice(1)}` : all,
      ),
  ],
  // Half a pair of quotes: what stood before it began the clause.
  [['"'], (text) => text.replace(/^([^"]*\p{L})"(?= |$)(?=[^"]*$)/u, '$1')],
  [['wash'], (text) => text.replaceAll(WASHING, '$1 $2 °C')],
];

const ALL = [...RULES, ...PLAIN_FORMS, ...PLAIN_ENGLISH, ...PLAIN_VERBS, ...PLAIN_ARTICLES];

/** A phrase with its words spelled out, in even spacing: sums written out, units and codes in their usual form. */
export function tidied(phrase: string): string {
  const even = phrase.replaceAll(/\s{2,}|[^\S ]/gu, ' ');
  const small = even.toLowerCase().replaceAll(/\d+/gu, '##');
  let text = even;
  for (const [signs, rewrite] of ALL) if (hasAny(small, signs)) text = rewrite(text);
  return text.trim();
}

function hasAny(text: string, signs: readonly string[]): boolean {
  for (const sign of signs) if (text.includes(sign)) return true;
  return false;
}

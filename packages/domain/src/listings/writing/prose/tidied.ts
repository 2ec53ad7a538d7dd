import { SUM, summed } from './summed.js';
import { isName } from './vocabulary.js';

/** A phrase with its words spelled out, in even spacing: sums written out, units and codes in their usual form. */
export const tidied = (phrase: string): string =>
  phrase
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\bupto\b/giu, 'up to')
    .replaceAll(/\b(\d+) (year|month|day)s? (warranty|guarantee)\b/giu, '$1-$2 $3')
    .replaceAll(/\bni-?mh\b/giu, 'NiMH')
    .replaceAll(/\bli-?ion\b/giu, 'Li-ion')
    .replace(/ 1st$/u, ' first')
    // "1x tray" is one tray.
    .replaceAll(
      /(?<![\d.x] ?)\b(\d{1,3}) ?[xX*] ?(?<=[xX] |\*)(?!\p{Lu}{3}|daily|a day|per|weekly|zoom|magnif|and\b|or\b|to\b|setting|mode\b|position|objective|eyepiece|gain\b|attenuat|view|faster|more|better|optical|digital|power|speed|strong|large|big|long)(?=\p{L}{3})/gu,
      '$1 ',
    )
    // A stop inside a phrase would end it.
    .replaceAll(/(?<!\p{L})(max|min)\. ?(?=[\p{L}\d])/giu, '$1 ')
    .replaceAll(/ (?=[,;:)]|\.(?!\d))/gu, '')
    .replaceAll(/\( /gu, '(')
    .replaceAll(/\b\d{2}(?:,\d{2}){2,}\b/gu, (sizes) => sizes.replaceAll(',', ', '))
    .replaceAll(SUM, summed)
    .replaceAll(/\busb[- ]([abc])(?![\p{L}-])/giu, (_, type: string) => `USB-${type.toUpperCase()}`)
    .replaceAll(/(?<![\d.,])([24568]) K(?![\p{L}\d])/gu, '$1K')
    .replaceAll(/\b(?:us|uk|eu) (?=(?:plug|socket|adapt[eo]r)s?\b)/gu, (store) => store.toUpperCase())
    // Kelvin of a light: "2700k".
    .replaceAll(/(?<![\d.,])([2-9]\d00) ?k(?![\p{L}\d]| \p{L}+s\b| \p{L}+ \p{L}+s\b)/gu, '$1 K')
    .replaceAll(/!+(?=\))/gu, '')
    .replaceAll(/\bnot inc\b\.?/giu, 'not included')
    .replaceAll(/\b(?:DO not|do NOT|DO NOT)\b/gu, 'do not')
    .replaceAll(/(?<![\p{L}\d])d\/(?:washer|w)(?![\p{L}\d])/giu, 'dishwasher')
    // "10-30c" are degrees.
    .replaceAll(/(?<![\p{L}\d])(\d{1,3} ?[-–] ?\d{1,3}) ?[cC](?![\p{L}\d-])/gu, '$1 °C')
    .replaceAll(PLACE_SMALL, (all, act: string, place: string) =>
      isName(place) ? `${act}${place.charAt(0).toUpperCase()}${place.slice(1)}` : all,
    )
    // Half a pair of quotes: what stood before it began the clause.
    .replace(/^([^"]*\p{L})"(?= |$)(?=[^"]*$)/u, '$1')
    .replaceAll(WASHING, '$1 $2 °C')
    .trim();

/** "Knitted in portugal". */
const PLACE_SMALL =
  /\b((?:made|knitted|woven|grown|designed|printed|sewn|handmade|assembled|poured|roasted|baked|is|ships) (?:in|from) )(\p{Ll}{4,})\b/gu;

/** Degrees Celsius, as on care labels, where no unit is named. */
const WASHING =
  /\b(wash(?:ed|able|ing)?(?: at)?) (30|40|60|90)(?= (?:inside|in|gentle|only|and|or|with|do|max|cold|mild)\b|$|[,;.])/giu;

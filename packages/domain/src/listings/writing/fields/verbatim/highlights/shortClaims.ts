import { inSentence } from '../../../prose/inSentence.js';
import { opensList, type Unit } from '../../../plan/Unit.js';
import { isPhrase } from './highlightPhrase.js';

const FREE = /^(?:(?:it|they) (?:is|are) |is |are |100 ?% )?[\p{L}-]+[ -]free$/iu;
/** "Dishwasher safe", "the whole set is machine washable". */
const SAFE =
  /^(?:(?:it|they|everything|the whole set) (?:is|are) |is |are )?(?<claim>(?:dishwasher|machine|microwave|freezer|oven|hand)(?:(?:,| and) (?:dishwasher|microwave|freezer|oven))*[ -](?:safe|washable))$/iu;
const LIMITS = /\b(?:only|not|never|no|except|but|without|up to|top rack|if|unless)\b/iu;

/** What it is free of, bears and is for, in so few words: "BPA free", "dishwasher safe", "for natural nails". */
export function shortClaims(unit: Unit, units: readonly Unit[]): readonly string[] {
  const { text, label, group, form, at } = unit;
  if (label !== '') return [];
  const beside = units.filter((one) => one.group === group);
  // "Hopper is polypropylene, BPA free" says it of the hopper.
  if (FREE.test(text))
    return beside.every((one) => FREE.test(one.text))
      ? [inSentence(text.replace(/^(?:(?:it|they) )?(?:is|are) /iu, ''))]
      : [];
  const { claim } = SAFE.exec(text)?.groups ?? {};
  // "Dishwasher safe, top rack only": the half of it promises too much.
  if (claim !== undefined) return beside.some((one) => LIMITS.test(one.text)) ? [] : [inSentence(claim)];
  const next = beside[beside.indexOf(unit) + 1];
  return form === 'for' && at === 0 && /^for /iu.test(text) && !opensList(unit, next) && isPhrase(text)
    ? [inSentence(text)]
    : [];
}

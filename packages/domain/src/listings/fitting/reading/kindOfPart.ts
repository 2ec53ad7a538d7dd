import { isUnit } from '../../rules/text/units.js';
import { COLOURS } from './colours.js';
import { splitFit } from './splitFit.js';
import type { PartKind } from './TitlePart.js';
import { isHeadNoun } from '../../../shared/index.js';

const PACK =
  /\b(?:pack|set|box|pair|combo|lot|case)s?\s+of\s+\d+|\b\d+[\s-]*(?:pcs?|pieces?|packs?|pk|pairs?|counts?|ct|sets?|units?|rolls?|sheets|bags)\b|\b(?:twin|double|triple|multi|value)[\s-]?pack\b|\b(?:quantity|quantities|qty|count|pieces|pcs)\s*[:=]\s*\d/i;
const SIZE =
  /^size[:\s]+\S*\d\S*(?:\s\p{L}+)?$|^(?:gr\.|größe|grösse)\s?\d{2,3}(?:[/-]\d{2,3})?$|^size[:\s]+x{0,4}[sml]\s?[/-]\s?x{0,4}[sml]$|^(?:left|right)\s(?:hand|foot|leg|arm|side|ear|wrist|knee|ankle)$|^(?:size[:\s]*)?(?:x{0,4}s|s|m|l|x{1,4}l|\d?xl|small|medium|large|x-large|free size|one size|(?:twin|full|queen|king|single|double)(?:\s(?:size|bed|xl))*)$/iu;
const FIGURE_WITH_UNIT = /\d[\d.,/xX×*\s"'-]*\s?([a-z]+|["'])/gi;
const CLAUSE = /^(?:for|fits|compatible|suitable|with|featuring|without|by)\s/i;

const MATERIAL =
  /^(?:\S+\s){0,2}(?:platinum|brass|titanium|steel|leather|suede|oak|walnut|teak|mahogany|pine|bamboo|cotton|linen|silk|wool|cashmere|velvet|marble|porcelain|ceramic|aluminium|aluminum|cast iron)$/i;

/** Longer phrases are statements. */
const VARIANT_WORDS = 6;
const ATTRIBUTE_WORDS = 4;

/** How a clause for an age begins, as the source of a pattern: "for 1-3 Year", "for ages 3+ years". */
export const AGE_CLAUSE = String.raw`^for\s(?:ages?\s)?\d{1,2}(?:\s?-\s?\d{1,2}|\s?\+|\sto\s\d{1,2})?\s?(?:years?|yrs?|months?)`;

/** What a part after the core is. */
export function kindOfPart(text: string): PartKind {
  if (splitFit(text)?.rest === '') return 'fit';
  if (CLAUSE.test(text)) return 'clause';
  const words = text.toLowerCase().split(/[\s/]+/);
  if (words.length <= ATTRIBUTE_WORDS && /^(?:flavou?r|scent|fragrance)$/.test(words.at(-1) ?? '')) return 'variant';
  const endsInNoun = isHeadNoun(words.at(-1) ?? '');
  if (PACK.test(text) || SIZE.test(text) || measures(text)) return words.length <= VARIANT_WORDS ? 'variant' : 'more';
  if (words.length <= ATTRIBUTE_WORDS && words.some((word) => COLOURS.has(word))) return 'variant';
  if (words.length <= 2 && /\d/.test(text) && /\p{L}/u.test(text)) return 'variant';
  if (MATERIAL.test(text)) return 'attribute';
  return words.length > 1 && words.length <= ATTRIBUTE_WORDS && !endsInNoun ? 'attribute' : 'more';
}

const measures = (text: string): boolean =>
  Array.from(text.matchAll(FIGURE_WITH_UNIT)).some(
    ([, unit = '']) => unit === '"' || unit === "'" || isUnit(unit.toLowerCase()),
  );

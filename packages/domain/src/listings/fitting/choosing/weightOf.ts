import { AGE_CLAUSE } from '../reading/kindOfPart.js';
import type { TitlePart } from '../reading/TitlePart.js';

/** How much of its worth each kind of part is. What tells one variant from another is worth more than what describes it. */
const WEIGHT = { core: 100, fit: 90, variant: 70, clause: 40, attribute: 50, more: 20, torn: 0 } as const;
const COUNT =
  /\b\d+er[\s-]?(?:pack|set)\b|\b(?:pack|set|box|pair|combo|lot|case)s?\s+of\s+\d|\b\d+[\s-]*(?:pcs?|pieces?|packs?|pk|pairs?|counts?|ct|sets?|rolls?|sheets|bags)\b|\b(?:twin|double|triple|multi|value)[\s-]?packs?\b|\b(?:quantity|quantities|qty|count|pieces|pcs)\s*[:=]\s*\d/i;
const SIZE =
  /^size\b|\d\s?(?:"|'|cm|mm|m|in|inch(?:es)?|ft|feet|ml|l|ltr|litres?|liters?|oz|kg|gm?|lbs?|gb|tb|v|w|ah|mah)\b|\d["']|\d\s?[x×*]\s?\d|\b1[:/]\d{1,3}\b|\b(?:twin|full|queen|king|single|double)(?:\s(?:size|bed|xl))?$/i;
/** "XL", "Medium", "2T", "24 Months": what clothes are chosen by. */
const WORN =
  /^(?:(?:x{1,5}|xx-|x-|extra[\s-]|\dx-?)?(?:small|medium|large)|x{0,4}[sl]|m|\dx?l|\dx|[2-6]t|newborn|\d{1,2}(?:-\d{1,2})? months)$/i;
const NAMED = /^for\s(?:\S+\s){0,2}(?:[A-Z]{2,}\b|[A-Z]&[A-Z]|[\w.-]*\d[\w.-]*[A-Z])/;
/** "for 3-4 Person": what tents and tables are chosen by. */
const FOR_HOW_MANY = /^(?:for\s)?\d{1,2}(?:\s?[-–]\s?\d{1,2})?[\s-](?:persons?|people|man|seater)$/i;
/** "64GB Card Included" is no size of the product. */
const INCLUDED = /\sincluded$/i;
/** One is what a buyer expects. */
const SINGLE = /(?:^|\s)(?:1\s?-?(?:pcs?|pieces?|packs?|pk|count|ct|pair|set)|(?:pack|set) of 1)\b/i;
/** "SR0652E-PT-AAA-5-3": a stock number, which no buyer chooses by. */
const LONG_CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d.]+(?:-[\p{L}\d.]+){3,}$/u;
/** "Left (Driver) Side": a part of a vehicle fits one place of it. */
const POSITION =
  /^(?:(?:front|rear|left|right|upper|lower|driver|passenger|side)(?:\s|$|[/&-])){1,5}(?:side|hand|foot|leg|arm|ear|wrist|knee|ankle)?$/i;
/** "UK 6 / EU 39" */
const SHOE_SIZE = /^(?:UK|EU|US)\s?\d+(?:\.5)?(?:\s?\/\s?(?:UK|EU|US)\s?\d+(?:\.5)?)?$/;
/** "+ Coriander Powder": what else is in the pack. */
const ADDED = /^\+\s(?:\S+\s){0,3}\S+$/;
/** Good to know, and no buyer's first question. */
const ORIGIN = /^(?:proudly\s|hand)?(?:made|designed|printed|assembled)\sin\s/i;
const WORK = /^\p{Lu}[^,]{3,40}\sby\s\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+){1,2}$/u;
/** "for 1-3 Year Old Boys": what toys and clothes are chosen by. */
const AGE = new RegExp(String.raw`${AGE_CLAUSE}\b`, 'i');
/** What a buyer of decorations, cards and presents looks for first. */
const OCCASION =
  /^(?:merry |happy )?(?:christmas|xmas|halloween|easter|thanksgiving|valentine['’]?s(?: day)?|diwali|holi|eid|raksha bandhan|hanukkah|wedding|birthday|baby shower|graduation|mother['’]?s day|father['’]?s day)(?: \p{L}+){0,2}$/iu;
const PEOPLE = /^for\s+(?:men|women|kids|boys|girls|adults?|home|office|kitchen|living|bed)/i;

/** What else is in the pack: its noun may be that of the product. */
export const isAdded = (text: string): boolean => ADDED.test(text);

/** "Harbour at Dawn by Elsie Marr": a work and who made it, which is no second name of the product. */
export const isWork = (text: string): boolean => WORK.test(text);

/** "Christmas", "Baby Shower". */
export const isOccasion = (text: string): boolean => OCCASION.test(text);

/** What a part is worth in a title: the higher, the sooner it gets room. */
export function weightOf({ kind, text, joint }: TitlePart): number {
  if (kind === 'variant' || kind === 'more') {
    if (LONG_CODE.test(text)) return 35;
    if (/^not\s/i.test(text)) return 55;
    const isShort = text.split(' ').length <= 6;
    // "1 Tyre", but "1 Litre" is its size.
    if (/^1\s\p{L}{3,}$/u.test(text) && !SIZE.test(text)) return 45;
    if (COUNT.test(text) && isShort) return SINGLE.test(text) ? 45 : 80;
    // The size to choose, before any other measure.
    if ((/^size\s/i.test(text) && isShort) || WORN.test(text)) return 78;
    if (INCLUDED.test(text)) return 52;
    if (SIZE.test(text) && isShort) return 75;
  }
  if (FOR_HOW_MANY.test(text)) return 78;
  if (isAdded(text)) return 79;
  // "Flavor: Dutch Chocolate" is what tells one from another.
  if (/^(?:flavou?r|scent|colou?r|shade)\s?:\s/i.test(text) && text.split(' ').length <= 4) return 77;
  if (POSITION.test(text)) return 76;
  if (SHOE_SIZE.test(text)) return 78;
  // "for D&D RPG": a name in capitals or with a figure.
  if (kind === 'clause' && NAMED.test(text)) return 72;
  if ((kind === 'more' || kind === 'attribute') && isWork(text)) return 76;
  if (kind === 'clause' && AGE.test(text)) return 74;
  if (kind === 'clause' && /^for\s/i.test(text) && isOccasion(text.replace(/^for\s/i, ''))) return 72;
  if (kind === 'clause' && PEOPLE.test(text)) return 30;
  // "for Dry Damaged Curly Hair": right behind the product, whom it is for.
  if (kind === 'clause' && joint === 'space' && /^for\s/i.test(text) && text.split(' ').length <= 5) return 54;
  if ((kind === 'more' || kind === 'attribute') && isOccasion(text)) return 62;
  // The name of a picture or a book.
  if (/^["“].{4,60}["”]/u.test(text) && (kind === 'more' || kind === 'attribute')) return 72;
  if (ORIGIN.test(text)) return 38;
  if (kind === 'attribute' && /\d|\b[A-Z]{2,}\b/.test(text)) return 55;
  return WEIGHT[kind];
}

const LONGEST_RESERVED = 26;

/** What a title must name besides brand and type: the count and the size, where they are short. */
export const isReserved = (part: TitlePart): boolean =>
  weightOf(part) >= 75 && weightOf(part) < 90 && part.text.length <= LONGEST_RESERVED;

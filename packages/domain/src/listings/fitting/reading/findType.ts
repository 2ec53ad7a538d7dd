import { isUnit } from '../../rules/text/units.js';
import { takesNext } from './bindWords.js';
import { COLOURS } from './colours.js';
import {
  DESCRIBES_OTHERS,
  GROCERY_NAMES,
  WEAK_TYPES,
  foldPlural,
  isHeadNoun,
  isTypePair,
} from '../../../shared/index.js';

/** The words that name the product: indices, `next` exclusive. */
export interface TypeWords {
  readonly first: number;
  readonly next: number;
  /** It may as well describe something else: "Drink", "Jean" as a first word. */
  readonly isWeak?: boolean;
}

const JOINS = /^(?:&|and|\/|\+)$/i;
/** "Detector & CO Meter": the second name ends at most this many words after the "&". */
const SECOND_NAME = 3;
/** A name of more nouns in a row is a list of names. */
const MOST_NOUNS = 4;

const WHOLE_NAME = 82;

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[,.;:)]+$/, '')
    .replace(/^\(/, '');

/** The first run of words that names a product and does not merely describe another ("Laptop Office Bag"). */
export function findType(words: readonly string[]): TypeWords | undefined {
  // "(Not a Topper)" names what it is not.
  if (/^\(?not$/iu.test(words[0] ?? '')) return undefined;
  const type = typeIn(words);
  if (type === undefined || type.isWeak === true || isPairAt(words, type.next - 1)) return type;
  // The "Water" of "Water Filter" belongs to the name.
  let { first } = type;
  while (first > 1 && type.next - first < MOST_COMPOUND && isDescriber(bare(words[first - 1] ?? ''))) first -= 1;
  // "Long Sleeve Top"
  if (
    first < type.first &&
    first > 0 &&
    /^\p{L}+$/u.test(words[first - 1] ?? '') &&
    takesNext(words[first - 1] as string)
  )
    first -= 1;
  return { ...type, first };
}

/** A name of more words is a list of what describes it. */
const MOST_COMPOUND = 3;

const isPairAt = (words: readonly string[], at: number): boolean =>
  at > 0 && isTypePair(bare(words[at - 1] ?? ''), bare(words[at] ?? '').split('/')[0] as string);

function typeIn(words: readonly string[]): TypeWords | undefined {
  const bracketed = inBrackets(words);
  const isNoun = (at: number): boolean =>
    bracketed[at] !== true &&
    !isCounted(words, at) &&
    // "400 Thread Count" is a figure.
    !(bare(words[at] ?? '') === 'thread' && bare(words[at + 1] ?? '') === 'count') &&
    (bare(words[at] ?? '')
      .split('/')
      .some(isHeadNoun) ||
      isPair(at) ||
      isReplacement(words, at));
  const isPair = (at: number): boolean => isPairAt(words, at);
  const many = countedName(words, isNoun);
  if (many !== undefined) return many;
  if (isOneName(words)) {
    // "Propeller PE592 Black": a code, a size or a colour may follow the name.
    let next = words.length;
    while (next > 1 && (isLabel(words, next - 1) || (isShade(words, next - 1) && !isNoun(next - 1)))) next -= 1;
    // "Tail Light Assembly / Lens / Cover": other words for it, or parts of it.
    const slash = words.indexOf('/');
    if (slash > 0 && slash < next && isNoun(slash - 1)) next = slash;
    let first = next - 1;
    // "… Door Guard Edge Protector Exterior Accessories": what they are accessories of is named before.
    const isOther =
      OTHER_WORDS.test(words[first] ?? '') && words.slice(1, first).some((word) => namesProduct(bare(word)));
    if (isNoun(first) && !isOther) {
      if (isPair(first)) first -= 1;
      while (first > 0 && next - first < MOST_NOUNS && isNoun(first - 1)) first -= 1;
      // "Detector & CO Meter" is one name.
      const praised = words.findIndex((word, at) => at < first && /^heavy$/i.test(word) && isNoun(at - 1));
      // "Tool Holder Bar Strip Rack Heavy Duty Wall Mount": what praise parts from the end has its own name.
      if (praised > 1) return runBefore(praised, isNoun);
      const join = words.findLastIndex((word, at) => at < first && at > first - SECOND_NAME && JOINS.test(word));
      if (join > 0 && isNoun(join - 1)) first = join - 1;
      // "Spray Paint Clearcoat and Primer": two more things of a list; the paint stands first.
      else if (join > 1 && isNoun(join - 2) && first === join + 1) return { first: join - 2, next: join - 1 };
      // "Sewing Machine Bobbins and 36 Colors Thread Set": the second thing is counted by itself.
      const counted = words.findIndex((word, at) => JOINS.test(word) && /^\d+$/.test(words[at + 1] ?? ''));
      if (counted > 1 && counted < first && isNoun(counted - 1)) return { first: counted - 1, next: counted };
      return { first, next };
    }
  }
  let weak: TypeWords | undefined;
  for (let at = 0; at < words.length; at += 1) {
    if (!isNoun(at)) continue;
    let first = isPair(at) ? at - 1 : at;
    while (first > 0 && at - first < MOST_NOUNS - 1 && isNoun(first - 1)) first -= 1;
    const type = { first, next: at + 1 };
    // "Kraft Seeds Fresh Vegetable Seeds": the name holds the noun too.
    const rest = words.slice(at + 1, at <= 1 ? undefined : at + 1 + NEAR);
    if (
      at <= MOST_OPENING &&
      !isPair(at) &&
      rest.some((word) => foldPlural(bare(word)) === foldPlural(bare(words[at] as string)))
    ) {
      weak ??= { ...type, isWeak: true };
      continue;
    }
    if (at + 1 === words.length) return type;
    if (
      (REPLACED.test(words[at + 1] ?? '') && isNoun(at + 2)) ||
      isNoun(at + 1) ||
      isPair(at + 2) ||
      isMeasuredNoun(words, at + 2, isNoun) ||
      (isNoun(at + 2) && (at <= 1 || isCompound(words, at)) && !JOINS.test(words[at + 1] as string))
    )
      continue;
    const describes =
      (!isPair(at) || CONTROLS.test(`${words[at - 1] ?? ''} ${words[at] ?? ''}`)) &&
      words
        .slice(first, at + 1)
        .every((word) => isDescriber(bare(word)) || CONTROLS.test(`remote ${bare(word)}`) || bare(word) === 'remote');
    if (describes || (at === 0 && words.length > 2)) {
      // "Original Parts X5C-08 Motor A/B": a part is called by its name where it has one.
      // "30 Sheets Self Adhesive Laminating Sheets": where a noun comes back, it has its name there.
      if (weak === undefined || isGeneric(words, weak) || isAgain(words, weak.next - 1, at))
        weak = { ...type, isWeak: true };
      continue;
    }
    // "Sewing Machine Bobbins 25 Pack": several of something, counted behind a noun, are the product.
    if (MANY.test(words[at + 1] as string) && /^\d/.test(words[at + 2] ?? '')) return { first, next: at + 2 };
    if (JOINS.test(words[at + 1] as string)) {
      const second = [1, 2, 3].find((step) => step <= SECOND_NAME && isNoun(at + 1 + step) && !isNoun(at + 2 + step));
      if (second !== undefined) return { first, next: at + 2 + second };
    }
    return type;
  }
  return weak;
}

/** A brand of so many words may end in the noun of the product: "Grandma's Secret Garden Seeds Heirloom Tomato Seeds". */
const MOST_OPENING = 3;
const NEAR = 4;

/** The nouns that end at a place. */
function runBefore(next: number, isNoun: (at: number) => boolean): TypeWords {
  let first = next - 1;
  while (first > 0 && next - first < MOST_RUN && isNoun(first - 1)) first -= 1;
  return { first, next };
}
const MOST_RUN = 5;

/** "Internal Door Handles 4 Pairs Lever on Rose …": several of something, counted right behind it, are the product. */
function countedName(words: readonly string[], isNoun: (at: number) => boolean): TypeWords | undefined {
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      isNoun(place) &&
      !OTHER_WORDS.test(word) &&
      MANY.test(word) &&
      COUNT.test(`${words[place + 1] ?? ''} ${words[place + 2] ?? ''}`),
  );
  if (at === -1) return undefined;
  let first = at;
  while (first > 0 && at - first < MOST_NOUNS - 1 && isNoun(first - 1)) first -= 1;
  return { first, next: at + 1 };
}
const COUNT = /^(?:\d+ ?-?(?:pairs?|packs?|pcs|pieces|sets?|count|ct|pk)\b|(?:pack|set|box) of\b)/i;

const MANY = /^\p{Lu}\p{Ll}{3,}(?<!s|u|i|es)s$/u;

/** "Socket Cap Head Screws M4": the noun that its size follows is the product. */
const isMeasuredNoun = (words: readonly string[], at: number, isNoun: (at: number) => boolean): boolean =>
  isNoun(at) && /\d/.test(words[at + 1] ?? '') && /^\p{Lu}\p{Ll}+$/u.test(words[at - 1] ?? '');

/** "Fridge Water Filter", "Wool Hiking Socks": the first noun says what the last is for or of. */
const isCompound = (words: readonly string[], at: number): boolean =>
  isDescriber(bare(words[at] ?? '')) &&
  (isDescriber(bare(words[at + 1] ?? '')) || /^\p{L}{3,}ing$/iu.test(words[at + 1] ?? ''));

/** "Remote Control Gyro Drone": how it is driven. */
const CONTROLS = /^remote control$/i;
const CODE = /^(?=.*\d)[\p{L}\p{N}/.#"'-]+$/u;

/** A code, a size or a colour behind the name of a product. */
const isLabel = (words: readonly string[], at: number): boolean => {
  const word = words[at] as string;
  return (
    CODE.test(word) ||
    WEARER.test(word) ||
    COLOURS.has(bare(word)) ||
    (isUnit(bare(word)) && /\d$/.test(words[at - 1] ?? ''))
  );
};

/** "Kelly Green" */
const isShade = (words: readonly string[], at: number): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(words[at] ?? '') && COLOURS.has(bare(words[at + 1] ?? ''));

/** "T-Shirt Male Red M". */
const WEARER = /^(?:unisex|male|female|x{0,4}[sml]|\d?xl|small|medium|large)$/i;

/** Words for anything: another noun says more. */
const GENERIC = new Set(
  'part accessory set scale model toy gift top number collection decor note design piece pack'.split(' '),
);
const isAgain = (words: readonly string[], before: number, at: number): boolean =>
  at - before <= NEAR && foldPlural(bare(words[before] ?? '')) === foldPlural(bare(words[at] ?? ''));
const isGeneric = (words: readonly string[], { first, next }: TypeWords): boolean =>
  words.slice(first, next).every((word) => GENERIC.has(foldPlural(bare(word))));

/** After these a noun says how the product is, not what: "Batteries Not Included", "Leather Look", "Car Shaped". */
const ADJECTIVE =
  /^(?:not|included|required|operated|powered|free|proof|resistant|compatible|friendly|safe|less|style|look|type|shaped?|inspired|themed?|printed|design|pattern|size|filled|lined|made|based|control|controlled|racing|fans?|lovers?|dye|dyed|sleeved?|sleeves|neck|waist(?:ed)?)$/i;

/** Whether a word says by itself what the product is: no "part", and no "Laptop" that may be the laptop of a bag. Lower case. */
export const namesProduct = (word: string): boolean =>
  isHeadNoun(word) && !isDescriber(word) && !GENERIC.has(foldPlural(word));

/** Whether a word behind a noun turns it into a description: "Leather Look", "Battery Powered". Lower case. */
export const isDescription = (word: string): boolean => ADJECTIVE.test(word);

const HOLDERS = /^(?:bottle|jar|pouch|can|tin|tube|packet|pack|box|bag|carton|sachet|tub|jug)$/;
/** "Mustard Oil Cold Pressed 1 Litre Bottle": what the product comes in. */
const isHolding = (words: readonly string[], at: number): boolean =>
  at > 3 &&
  HOLDERS.test(foldPlural(bare(words[at] ?? ''))) &&
  ((isUnit(bare(words[at - 1] ?? '')) && /\d$/.test(words[at - 2] ?? '')) ||
    /^\d+(?:\.\d+)?(?:ml|l|g|kg|oz)$/i.test(words[at - 1] ?? '')) &&
  words.slice(0, at - 1).some((word) => namesProduct(bare(word)) || GROCERY_NAMES.has(foldPlural(bare(word))));

const OTHER_WORDS = /^accessor(?:y|ies)$/i;

const REPLACED = /^(?:replacement|spare|refill)$/i;
/** The "Heads" of "Toothbrush Replacement Heads". */
const isReplacement = (words: readonly string[], at: number): boolean =>
  at > 1 && REPLACED.test(words[at - 1] ?? '') && MANY.test(words[at] ?? '');

/** "Clip in Hair Extensions", "Slip On Shoes". */
const ACTS = /^(?:clip|slip|plug|pull|snap|stick|screw|slide|roll|iron)$/i;
/** The "Set" of "Set of 5" counts the product, "Part 1" counts a book; "Batteries Not Included" is about something else. */
const isCounted = (words: readonly string[], at: number): boolean =>
  /^self$/i.test(words[at - 1] ?? '') ||
  words[at + 1]?.toLowerCase() === 'of' ||
  (/^(?:scale|gauge)$/i.test(bare(words[at] ?? '')) && /\d/.test(words[at - 1] ?? '')) ||
  (/^(?:in|on)$/i.test(words[at + 1] ?? '') && ACTS.test(words[at] ?? '')) ||
  isHolding(words, at) ||
  (/^part$/i.test(words[at] ?? '') && /^\d+$/.test(words[at + 1] ?? '')) ||
  ADJECTIVE.test(bare(words[at + 1] ?? ''));

function isDescriber(word: string): boolean {
  const folded = foldPlural(word);
  return [word, folded].some((one) => DESCRIBES_OTHERS.has(one) || WEAK_TYPES.has(one)) || GROCERY_NAMES.has(folded);
}

/** A phrase that a title has room for and that names no noun twice is one name, which ends in the product. */
function isOneName(words: readonly string[]): boolean {
  const nouns = words.map((word) => foldPlural(bare(word))).filter(isHeadNoun);
  return words.join(' ').length <= WHOLE_NAME && new Set(nouns).size === nouns.length && !isMeasuredName(words);
}

/** "Garment Steamer 1600W Travel Size Fast Heat Fabric Remover": behind the measure of a product stands another name. */
function isMeasuredName(words: readonly string[]): boolean {
  const measure = words.findIndex(
    (word, at) =>
      MEASURE.test(word) ||
      (/^[2-9]$/.test(word) && words[at + 1] === 'in') ||
      (BED.test(word) && /^size$/i.test(words[at + 1] ?? '')),
  );
  const noun = bare(words[measure - 1] ?? '');
  return measure > 1 && isHeadNoun(noun) && !isDescriber(noun) && words.length - measure > MOST_NOUNS;
}
const BED = /^(?:twin|full|queen|king|single|double)$/i;
const MEASURE = /^\d+(?:[.-]\d+)*(?:"|w|watts?|v|mah|ml|l|m|cm|mm|kg|g|gb|tb|hz|ft|oz)$/i;

/** Which words stand in brackets: a series or a colour, never the product. */
function inBrackets(words: readonly string[]): readonly boolean[] {
  let depth = 0;
  return words.map((word) => {
    if (word.startsWith('(')) depth += 1;
    const inside = depth > 0;
    if (word.includes(')') && depth > 0) depth -= 1;
    return inside;
  });
}

import { isUnit } from '../../rules/text/units.js';
import { COLOURS } from './colours.js';
import { FITTED_NAMES } from './fittedNames.js';
import { VEHICLE_MAKES } from './vehicleMakes.js';
import { DEVICES, isHeadNoun } from '../../../shared/index.js';

const FIT_START =
  /^(?:(?:compatible|replacement|suitable|designed|made|custom)\s+(?:with|for|to fit)|fits?(?:\s+for)?|works?\s+with|(?:kompatibel\s+mit|passend\s+für|geeignet\s+für)|for(?:\s+use\s+(?:with|in))?)\s+/i;
/** Words that belong to a model name: "iPhone 11 Pro Max", "Moto G8 Power Lite", "Classe C Coupe". */
const MODEL_TAIL =
  /^(?:pro|max|plus|mini|ultra|lite|edge|prime|note|air|se|fe|neo|turbo|power|play|stylus|fusion|zoom|hyper|vision|action|active|core|go|xl|gt|rs|sport|club|classic|duos|dual|sim|nxt|star|youth|elite|master|5g|4g|suv|sedan|coupe|van|truck|pickup|hatchback|cabrio|convertible|wagon|series|class|gen|generation|type|tablet|professional|advanced|standard|limited|touring|adventure|kids|phone|mobile|smartphone|onwards|models?|and|&|or|\/|i{1,3}v?|vi?|\(.*|.*\d.*)$/i;
/** "for Winter Camping 3 Pairs" counts the product. */
const COUNTED = /^(?:pairs?|packs?|pcs?|pieces?|sets?|rolls?|count|ct|pk|units?|bags?|boxes)$/i;
const CONNECTS = /^(?:and|&|or|\/|-|to|\+)$/i;
/** Compatibility lists longer than this are statements. */
const MODEL_WORDS = 14;
/** A clause of so few words, all with capitals, is a name. */
const WHOLE_NAMES = 6;
const PLAIN_NAME = 7;
const MODEL_CODE = /^\p{Lu}{1,3}\d{1,4}\p{L}?$/u;
const LIST_WITHIN = 5;
/** "OB-25": letters and figures with a dash. */
const CODE = /^\p{Lu}{1,4}-\d{2,5}\p{L}?$/u;
const CODE_WITHIN = 8;
const SIZED_DEVICE = /^\d{1,2}(?:\.\d)?[ -]?(?:inch(?:es)?|in|") (\p{L}+)(?![\p{L}-])/iu;
/** Before the maker of a vehicle stand its years or its colour. */
const MAKER_WITHIN = 6;

export interface FitClause {
  /** "for Samsung Galaxy M20", with the type where it closes the name: "for iPhone 12 Case". */
  readonly fit: string;
  readonly rest: string;
}

/**
 * Parts a clause that names what the product fits from what runs on behind it: "for Samsung Galaxy M20 | Soft TPU
 * Silicon". Undefined when the clause names nothing of the kind ("for Women", "for 3 Years").
 */
export function splitFit(clause: string): FitClause | undefined {
  const start = FIT_START.exec(clause)?.[0];
  if (start === undefined) return undefined;
  const words = clause.slice(start.length).split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const compatible = /^(?:compatible|fits|replacement|works|kompatibel|passend)/i.test(start);
  const figure = words.findIndex(
    (word, at) =>
      /\d/.test(word) &&
      !/\d["']/.test(word) &&
      !(
        /^\d+(?:[.,]\d+)?$/.test(word) &&
        (COUNTED.test(words[at + 1] ?? '') || isUnit((words[at + 1] ?? '').toLowerCase()))
      ),
  );
  const named = FITTED_NAMES.has(first.split(/[/,-]/)[0] as string) || compatible;
  // "for New M2 MacBook", "for Honor 9X": names start with a capital and carry their figure soon.
  const numbered =
    (figure > 0 || /^\p{Lu}{2,}[\p{L}.-]*\d/u.test(words[0] as string)) &&
    figure <= 3 &&
    (/\p{L}/u.test(words[figure] as string) ||
      figure > 1 ||
      figure === 0 ||
      /^\d{4,}$/.test(words[figure] as string)) &&
    !/^(?:age|ages|size|sizes|men|women|kids|boys|girls|babies|adults?|up|up to)$/.test(first) &&
    words.slice(0, figure).every((word) => /^\p{Lu}/u.test(word));
  // "for Miele GN Efficiency Complete C2 C3": a list of models behind a name.
  const models = words.findIndex((word, at) => MODEL_CODE.test(word) && MODEL_CODE.test(words[at + 1] ?? ''));
  const listed = models > 0 && models <= LIST_WITHIN && words.slice(0, models).every((word) => /^\p{Lu}/u.test(word));
  const dated =
    /^(?:\d{2}|(?:19|20)\d{2})(?:-(?:\d{2}|\d{4}))?$/.test(first) && FITTED_NAMES.has((words[1] ?? '').toLowerCase());
  if (dated) {
    const inner = splitFit(`for ${words.slice(1).join(' ')}`);
    if (inner !== undefined) return { fit: `${start}${words[0] as string} ${inner.fit.slice(4)}`, rest: inner.rest };
  }
  // "for Miele Type GN": a name and its type.
  const typed =
    /^\p{Lu}/u.test(words[0] ?? '') &&
    /^(?:type|model)$/i.test(words[1] ?? '') &&
    /^\p{Lu}{1,4}$/u.test(words[2] ?? '');
  // "for 15.6 Inch Laptop": a device by its size.
  const sized = SIZED_DEVICE.exec(clause.slice(start.length));
  if (sized !== null && DEVICES.has((sized[1] ?? '').toLowerCase()))
    return { fit: start + sized[0], rest: clause.slice(start.length + sized[0].length).trim() };
  // "for Oldbury 2.5 L Stovetop Kettle OB-25": a name that goes on to its code.
  const coded =
    /^\p{Lu}\p{Ll}/u.test(words[0] ?? '') &&
    isNameWord(words[0] ?? '') &&
    !/^(?:ages?|sizes?|men|women|kids|boys|girls|babies|adults?)$/.test(first) &&
    words.slice(1, CODE_WITHIN).some((word) => CODE.test(word));
  if (/^\d|^up$/i.test(first) || !(named || numbered || typed || listed || coded)) return undefined;
  // "Compatible with the Leading Brick Building Brand": a name of plain words has no end inside.
  if (
    compatible &&
    words.length <= PLAIN_NAME &&
    !words.some((word) => /\d/.test(word) || FITTED_NAMES.has(word.toLowerCase()))
  )
    return { fit: clause, rest: '' };
  let end = figure >= 0 && figure <= 4 && words.slice(1, figure).every(isNameWord) ? figure + 1 : firstPlainWord(words);
  // "Compatible with Dark Garnet Red Pearl Dodge Ram": a colour of the vehicle that is named behind it.
  const maker = words.findIndex((word) => VEHICLE_MAKES.has(word.toLowerCase()));
  if (compatible && maker >= end && maker < MAKER_WITHIN) end = maker + 1;
  while (
    end < words.length &&
    end < MODEL_WORDS &&
    continuesModel(words[end] as string, words[end + 1], words[end - 1])
  )
    end += 1;
  while (end > 1 && CONNECTS.test(words[end - 1] as string)) end -= 1;
  // "Compatible with the Bona Family of Mops"
  if (/^of$/i.test(words[end] ?? '') && words[end + 1] !== undefined) end += 2;
  // "for Parrot Airborne Night Drone/Cargo Drone": the device belongs to its name.
  const [device = '', ...others] = (words[end] ?? '').split('/');
  if (
    end > 0 &&
    !words.slice(0, end).some((word) => /\d/.test(word)) &&
    // "for Bosch Power Tools 18V": what the figure is of.
    ((DEVICES.has(device.toLowerCase()) && (others.length > 0 || !isProductNext(words[end + 1]))) ||
      (isHeadNoun(device.toLowerCase()) && /^\d/.test(words[end + 1] ?? '')))
  )
    return {
      fit: start + [...words.slice(0, end), device].join(' '),
      rest: [others.join('/'), ...words.slice(end + 1)].filter(Boolean).join(' '),
    };
  return { fit: start + words.slice(0, end).join(' '), rest: words.slice(end).join(' ') };
}

/** "for Audi Car Cover" names the cover. */
const isProductNext = (word = ''): boolean => isHeadNoun(word.toLowerCase());

const DEVICE_NAMES = /^(?:pad|tab|watch|buds|phone)$/;

/** A name does not run on over another product or a colour. */
const isNameWord = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/,$/, '');
  return DEVICE_NAMES.test(lower) || (!isHeadNoun(lower) && !COLOURS.has(lower));
};

/** "Pro/Redmi" goes on with a model, "Edge to Edge" does not. */
function continuesModel(word: string, next = '', last = ''): boolean {
  if (next.toLowerCase() === 'to' && !/^\d/.test(word)) return false;
  if (CONNECTS.test(word)) return /\d/.test(next) || FITTED_NAMES.has(next.toLowerCase());
  // "MacBook Pro 16 Inch"
  if (/\d$/.test(last) && /^(?:inch(?:es)?|")$/i.test(word)) return true;
  // "320-15IKB Series 7.6V 30Wh": a measure is no model.
  if (/^\d+(?:\.\d+)?(?:V|Wh|mAh|Ah|W|ml|cm|mm|kg)$/.test(word)) return false;
  const lower = (word.split('/')[0] as string).replace(/,$/, '').toLowerCase();
  if (/^\d/.test(lower) && last.includes('/') && FITTED_NAMES.has(last.split('/').at(-1)?.toLowerCase() ?? ''))
    return true;
  // "6 Pieces", "4 pcs" count something else.
  if (/^\d{1,3}$/.test(lower) && !/^\d+$/.test(last) && /^\p{L}/u.test(next) && !MODEL_TAIL.test(next)) return false;
  // "GMC Yukon": a make alone says little.
  if (VEHICLE_MAKES.has(last.toLowerCase()) && isModelName(word)) return true;
  if (/^z$/i.test(last) && /^(?:flip|fold)$/.test(lower)) return true;
  return MODEL_TAIL.test(lower) || FITTED_NAMES.has(lower);
}

const PLACE =
  /^(?:front|rear|left|right|upper|lower|driver|passenger|side|inner|outer|car|truck|motorcycle|vehicles?|cars)$/i;

const isModelName = (word: string): boolean =>
  /^\p{Lu}[\p{L}\d-]+$/u.test(word) && isNameWord(word) && !PLACE.test(word);

/** A name without a figure ends where the capitals end or a product begins, after four words at most. */
function firstPlainWord(words: readonly string[]): number {
  if (
    words.length <= WHOLE_NAMES &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !COLOURS.has((words.at(-1) as string).toLowerCase()) &&
    !isHeadNoun((words.at(-1) as string).toLowerCase())
  )
    return words.length;
  const plain = words.findIndex(
    (word, at) => !/^\p{Lu}|^i\p{Lu}|^\d/u.test(word) || (at > 0 && (!isNameWord(word) || PLACE.test(word))),
  );
  return Math.max(1, Math.min(3, plain <= 0 ? words.length : plain));
}

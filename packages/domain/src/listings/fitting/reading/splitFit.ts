import { FITTED_NAMES } from './fittedNames.js';

const FIT_START = /^(?:compatible\s+(?:with|for)|suitable\s+for|fits|for)\s+/i;
/** Words that belong to a model name after its figure: "iPhone 11 Pro Max", "Redmi Note 6 Pro". */
const MODEL_TAIL =
  /^(?:pro|max|plus|mini|ultra|lite|edge|prime|note|air|se|fe|neo|turbo|5g|4g|suv|series|tablet|onwards|i{1,3}v?|\(.*|.*\d.*)$/i;
/** Longer compatibility lists are statements. */
const MODEL_WORDS = 8;

/**
 * Parts a clause that names what the product fits from what runs on behind it: "for Samsung Galaxy M20 | Soft TPU
 * Silicon". Undefined when the clause names nothing of the kind ("for Women", "for 3 Years").
 */
export function splitFit(clause: string): { fit: string; rest: string } | undefined {
  const start = FIT_START.exec(clause)?.[0];
  if (start === undefined) return undefined;
  const words = clause.slice(start.length).split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const compatible = /^(?:compatible|fits)/i.test(start);
  const figure = words.findIndex((word) => /\d/.test(word));
  const named = FITTED_NAMES.has(first) || compatible;
  // "for New M2 MacBook", "for Honor 9X": names start with a capital and carry their figure soon.
  const numbered =
    figure > 0 &&
    figure <= 3 &&
    /\p{L}/u.test(words[figure] as string) &&
    words.slice(0, figure).every((word) => /^\p{Lu}/u.test(word));
  if (/^\d|^up$/i.test(first) || !(named || numbered)) return undefined;
  let end = figure >= 0 && figure <= 4 ? figure + 1 : firstPlainWord(words);
  while (end < words.length && end < MODEL_WORDS && continuesModel(words[end] as string, words[end + 1])) end += 1;
  return { fit: start + words.slice(0, end).join(' '), rest: words.slice(end).join(' ') };
}

/** "Pro/Redmi" goes on with a model, "Edge to Edge" does not. */
const continuesModel = (word: string, next = ''): boolean =>
  next.toLowerCase() !== 'to' && MODEL_TAIL.test((word.split('/')[0] as string).replace(/,$/, ''));

/** A name without a figure ends where the capitals end, after three words at most. */
function firstPlainWord(words: readonly string[]): number {
  const plain = words.findIndex((word) => !/^\p{Lu}|^i\p{Lu}/u.test(word));
  return Math.min(3, plain <= 0 ? words.length : plain);
}

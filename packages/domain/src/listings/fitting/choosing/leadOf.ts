import { codePointLength } from '../../rules/text/codePointLength.js';
import { namesProduct, isDescription } from '../reading/findType.js';
import { GROCERY_NAMES, foldPlural, isHeadNoun } from '../../../shared/index.js';

export interface Lead {
  readonly text: string;
  /** What stands behind it, as it stood. */
  readonly rest: string;
  /** How many of the runs it holds. */
  readonly kept: number;
}

/** A shorter beginning says too little of the room that it has. */
const LEAST_SHARE = 0.5;

/**
 * The runs of a title that begins with its product, from the first on, as many as have room: "Orlenne 12x16 Picture
 * Frame Set of 3" of a longer name. It ends behind a product name or a figure, so that no adjective loses its noun.
 * Undefined where the room ends before a product is named. The first `own` runs are the brand; `isLoose` takes
 * nouns that often describe another product, such as "Oil" and "Figures", for the product.
 */
export function leadOf(runs: readonly string[], own: number, max: number, isLoose: boolean): Lead | undefined {
  let lead: Lead | undefined;
  let text = '';
  let isNamed = false;
  for (const [at, run] of runs.entries()) {
    text = text === '' ? run : `${text} ${run}`;
    if (codePointLength(text) > max) break;
    const words = run.split(' ');
    const next = runs.slice(at + 1, at + 3).flatMap((one) => one.split(' '));
    const isName =
      at >= Math.max(1, own) && words.some((_, place) => endsName([...words.slice(place), ...next], isLoose));
    isNamed ||= isName;
    if (isNamed && (isName || /\d/.test(run))) lead = { text, rest: runs.slice(at + 1).join(' '), kept: at + 1 };
  }
  return lead !== undefined && codePointLength(lead.text) >= LEAST_SHARE * max ? lead : undefined;
}

/** "Ball Bearing", "Rope Braided Leash": what follows a noun of one thing may go on with its name. */
const GOES_ON = /^(?!\d)\p{L}+(?:ed|ing|y|able|ible)$/iu;

/** Groceries, and several of something, seldom describe another product. */
const isGoods = (noun: string): boolean =>
  noun === 'oil' || foldPlural(noun) !== noun || GROCERY_NAMES.has(foldPlural(noun));

/** Whether the first word is what the product is called, and those behind it do not go on with the name. */
function endsName([word = '', next = '', second = '']: readonly string[], isLoose: boolean): boolean {
  const [noun, after, third] = [word, next, second].map((one) => one.toLowerCase()) as [string, string, string];
  // "Driver Side"
  if (!isHeadNoun(noun) || after === 'side') return false;
  const isCounted = third === 'of' || /^\d/.test(after);
  if (!namesProduct(noun) && !isCounted && !(isLoose && isGoods(noun))) return false;
  if (isCounted) return true;
  if (/^(?:replacement|spare|refill)$/.test(after)) return false;
  // "Caliper Repair Kit"
  if (isHeadNoun(after) || isDescription(after) || (isHeadNoun(third) && !GOES_ON.test(after))) return false;
  return foldPlural(noun) !== noun || !GOES_ON.test(after);
}

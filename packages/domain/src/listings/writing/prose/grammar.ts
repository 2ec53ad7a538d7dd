import { BASE_VERBS, baseOfThirdPerson, LEXICON_WORDS } from '../../../products/index.js';
import { isThing } from './things.js';

/** How the product is spoken of: "The Hydrova water bottle", then "It". */
export interface Subject {
  /** With article and brand: "The Hydrova insulated water bottle". */
  readonly full: string;
  /** With article: "The bottle". */
  readonly short: string;
  readonly pronoun: 'It' | 'They';
  readonly isPlural: boolean;
}

const PLURAL_LOOK = /(?:ss|us|is|series|canvas|lens|christmas|tennis|gas|bus|mattress)$/iu;
const PLURAL: ReadonlySet<string> = new Set([
  'men',
  'women',
  'people',
  'children',
  'feet',
  'teeth',
  'dice',
  'mice',
  'trousers',
  'jeans',
  'scissors',
  'glasses',
  'sunglasses',
  'pants',
  'shorts',
  'tights',
  'pajamas',
  'pyjamas',
]);

/** Whether a noun phrase is plural, by the last word of its head: "replacement blades", "set of 6 glasses" is not. */
export function isPlural(phrase: string): boolean {
  const head = headOf(phrase);
  return PLURAL.has(head) || (head.length > 2 && head.endsWith('s') && !PLURAL_LOOK.test(head));
}

/** The last word of the head of a noun phrase, lower case: before "of", "with", "for", "in" and brackets. */
export function headOf(phrase: string): string {
  const end = phrase.search(
    /\s(?:of|with|for|in|from|on|to|by|at|per|around|under|over|against|that|which|and|or|&)\s|[(,;:]/iu,
  );
  const head = end === -1 ? phrase : phrase.slice(0, end);
  return (/(\p{L}+(?:-\p{L}+)*)\P{L}*$/u.exec(head)?.[1] ?? '').toLowerCase();
}

const MASS: ReadonlySet<string> = new Set(
  'paper charging storage control tracking dust water light sound noise cancellation music paint stitching fabric leather cotton steel glass wood plastic rubber foam silk wool linen polyester nylon silver gold brass copper extract powder oil wax construction protection insulation technology connectivity compatibility design quality comfort power energy output input print work weaving embroidery piping padding filling material assembly installation packaging process playtime latency memory storage ventilation visibility support traction drainage coverage management vision talk'.split(
    ' ',
  ),
);

/** "a ribbed crew neck", "an LED lamp"; nothing before plurals, masses, figures, names and determiners. */
export function withArticle(phrase: string): string {
  // "a 1 year warranty", "a 72-tooth ratchet": the figure describes a single thing.
  if (
    /^\d[\d.,]*[- ](?:year|month|day|hour|minute|tooth|piece|layer|function|pattern|speed|tier|seater|way|fin|ply|inch|in|cm|mm|m|ft|L|ml|oz|g|kg|lb|W|V|A|ms|mAh|Wh|Hz|MP|D|gsm|degree)[- ]\p{L}/u.test(
      phrase,
    ) &&
    !isPlural(phrase)
  )
    return `${articleOf(phrase)} ${phrase}`;
  if (NUMBERED.test(phrase) && !isPlural(phrase)) return `a ${phrase}`;
  // A grade is no number of things: "a 304 stainless top tray".
  if (/^(?:202|304|316|18\/\d+|420|430|440) (?:stainless|steel)/u.test(phrase) && !isPlural(phrase))
    return `${articleOf(phrase)} ${phrase}`;
  if (/^(?:\d|a |an |the |its |no |one |two |three |four |five |six |each |all |both |half )/iu.test(phrase))
    return phrase;
  // "Nylon pin and tufted bristles": one article would be of the first only.
  const [noun = ''] = phrase.split(/ (?:with|for) /u);
  if (/^[^,]+ and [^,]+$/u.test(noun) && isPlural(noun.split(' and ').at(-1) ?? '')) return phrase;
  const head = headOf(phrase);
  // "An LED work light" is one thing, light is none.
  const isLamp =
    head === 'light' &&
    /\b(?:led|work|night|reading|warning|indicator|flash|tail|head|ring|status|signal) light\b/iu.test(phrase);
  if (
    head === '' ||
    isPlural(phrase) ||
    /^(?:height|width|length|depth|weight|size)$/u.test(head) ||
    (MASS.has(head) && !isLamp) ||
    (LEXICON_WORDS.has(head) && head !== 'board' && !isThing(head)) ||
    (head.endsWith('ing') && !COUNTABLE_ING.test(head)) ||
    (head.endsWith('ness') && head !== 'harness')
  )
    return phrase;
  return `${articleOf(phrase)} ${phrase}`;
}

/** Things whose name ends like an act. */
const COUNTABLE_ING = /^(?:ring|keyring|earring|string|spring|wing|bearing|fitting|sling|swing|housing)$/u;

/** "Two year warranty": the number counts the years, not the warranty. */
const NUMBERED =
  /^(?:one|two|three|four|five|six|seven|ten|twelve|fifteen|twenty|thirty)[- ](?:year|month|week|day|hour|piece|tier|way|layer|ply|speed|stage|person|man)[- ]\p{L}/iu;

export function articleOf(phrase: string): 'a' | 'an' {
  const first = /^[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '';
  if (/^(?:8|11|18)/u.test(first)) return 'an';
  // "A U-shaped", "an L-shaped", "an LED".
  if (/^[B-HJ-Z]$|^[A-Z]{2,}\d*$|^[A-Z]\d/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? 'an' : 'a';
  if (/^(?:uni|use|us[ab]|eu|one|once)/iu.test(first)) return 'a';
  return /^(?:[aeiou]|hour|honest|heir)/iu.test(first) ? 'an' : 'a';
}

/** A verb phrase in third person for the subject's number: "keeps drinks cold" → "keep drinks cold" for plurals. */
export function agree(phrase: string, isPluralSubject: boolean): string {
  const [first = '', ...rest] = phrase.split(' ');
  const lower = first.toLowerCase();
  const special: Readonly<Record<string, string>> = {
    is: 'are',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": "aren't",
  };
  if (!isPluralSubject) return [lower, ...rest].join(' ');
  const base = special[lower] ?? baseOfThirdPerson(lower) ?? (BASE_VERBS.has(lower) ? lower : lower);
  return [base, ...rest].join(' ');
}

export const be = (subject: Subject): string => (subject.isPlural ? 'are' : 'is');
export const have = (subject: Subject): string => (subject.isPlural ? 'have' : 'has');

const WITH_THE =
  /\b(in|from) (?=(?:Czech Republic|Netherlands|Philippines|United (?:Kingdom|States|Arab Emirates)|UK|USA|US|UAE|EU)\b)/gu;

/** "made in the Czech Republic": countries that take an article. */
export const withArticles = (text: string): string => text.replaceAll(WITH_THE, '$1 the ');

import { flatMapped } from '../../shared/index.js';
import { stemsOf, type ProductReading } from '../../products/index.js';
import { inSentence } from './prose/inSentence.js';
import { normalise } from './prose/normalise.js';
import { isPlural, type Subject } from './prose/grammar.js';
import { titleCased } from './fields/title/titleCased.js';
import { isCommonWord, isName, NAMES } from './prose/vocabulary.js';

/** How a product is spoken of in sentences. */
export function subjectOf({ brief, name, statedName }: ProductReading): Subject {
  const { kind } = name;
  if (kind.kind.category === 'books' && /book|novel|comic|manual|guide|bible|atlas|dictionary/u.test(kind.kind.name)) {
    const title = normalise(statedName.split(/[:(|]| - | – /u)[0] ?? statedName, brief.brand);
    const names = new Set(
      flatMapped([kind.kind.name, ...kind.kind.synonyms, 'hardback', 'hardcover', 'paperback'], stemsOf),
    );
    if (stemsOf(title).every((stem) => names.has(stem)))
      return { full: `The ${title.toLowerCase()}`, short: 'The book', pronoun: 'It', isPlural: false };
    return { full: title, short: 'The book', pronoun: 'It', isPlural: false };
  }
  const own = new Set(kind.certainty === 'known' ? flatMapped([kind.kind.name, ...kind.kind.synonyms], stemsOf) : []);
  const names = kind.certainty === 'known' ? [kind.kind.name, ...kind.kind.synonyms] : [];
  const bare = normalise(kind.name, brief.brand)
    .replace(
      /^(?:an?|the|men['’]?s|women['’]?s|kids['’]?|boys['’]?|girls['’]?|unisex|ladies['’]?)\s(?=\S)|^no \S+ (?=\S)/iu,
      '',
    )
    .replace(/ \d{1,3} (?:pieces?|pcs|pairs?|counts?|pack)$/iu, '');
  const noun = evenly(
    lowered(
      bare,
      own,
      new Set([brief.description, ...(brief.keywords ?? [])].join(' ').match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu)),
    ),
    bare,
  );
  const words = noun.split(' ');
  // A long name in full would be half the sentence: "the dress".
  // "Mirror on brass foot" is a mirror.
  const short = shortNoun(noun.split(/ (?:on|with|for|from|by) /u)[0] ?? noun, names);
  const said = kind.certainty === 'known' && words.length > LONG && !isCollection(short) ? short : noun;
  // "4 Slice Toaster": the figure is part of the name.
  const at = statedName.indexOf(kind.name);
  const figure = at > 0 ? (/(?:^|\s)(\d{1,2} )$/u.exec(statedName.slice(0, at))?.[1] ?? '') : '';
  // "Chicken and pumpkin biscuits": the last word is the product.
  const many = isPlural((said.split(/ (?:on|with|for|in|of|from|by) /u)[0] ?? said).split(' ').at(-1) ?? said);
  const brand = brief.brand === '' || said.toLowerCase().startsWith(brief.brand.toLowerCase()) ? '' : `${brief.brand} `;
  return {
    full: `The ${brand}${many ? '' : figure}${said}`,
    short: `The ${short.replace(/(?<=^|[ -])\p{Lu}\p{Ll}+(?![\p{Lu}\d])/gu, (word) => (isName(word) ? word : word.toLowerCase()))}`,
    pronoun: many ? 'They' : 'It',
    isPlural: many,
  };
}

/** More words than this are no name of a thing. */
const LONG = 5;

/**
 * "Dog car Ramp": where a word may be a name, because no list has it, the whole is written as the seller's name of it is:
 * "Dog Car Ramp". `bare` is the noun in the seller's capitals.
 */
function evenly(noun: string, bare: string): string {
  const isUnknown = (word: string): boolean =>
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*$/u.test(word) && !isName(word) && !isCommonWord(word.toLowerCase());
  const words = noun.split(' ');
  const isMixed = words.some(isUnknown) && words.some((word) => /^\p{Ll}/u.test(word) && word.length > SMALL);
  return isMixed && /^\p{Lu}/u.test(bare) ? titleCased(bare, '') : noun;
}
const SMALL = 2;

/** "The set" alone does not say what it is. */
const isCollection = (noun: string): boolean => /^(?:set|kit|pack|pair|bundle|collection|combo)s?$/iu.test(noun);

const PLAIN_ADJECTIVE =
  /^(?:Double|Single|Triple|Twin|Dual|Digital|Electric|Wireless|Cordless|Portable|Folding|Foldable|Adjustable|Waterproof|Reusable|Loose|Large|Small|Medium|Mini|Slow|Soft|Long|Short|Wide|Round|Square|Oval|Flat|Dried|Natural|Classic|Modern)$/u;

/** Common words in lower case; names, and what stands beside a name ("Harbour Lights"), as they are. */
function lowered(noun: string, own: ReadonlySet<string>, known: ReadonlySet<string>): string {
  const words = noun.split(' ');
  return words
    .reduce<readonly string[]>((shown, word, at) => [...shown, shownOf(word, at, shown.at(-1) ?? '')], [])
    .join(' ');

  function shownOf(word: string, at: number, before: string): string {
    if (PLAIN_ADJECTIVE.test(word)) return word.toLowerCase();
    // "Hi8", "MiniDV" have letters of their own.
    if (/^\p{Lu}\p{Ll}+(?:\d|\p{Lu})/u.test(word)) return word;
    // "Heirloom tomato seeds" begins as a sentence does; "Acoustic" is small elsewhere in the notes.
    const isSmallElsewhere = known.has(word.toLowerCase()) || (at === 0 && /^\p{Ll}/u.test(words[1] ?? ''));
    if (isSmallElsewhere && /^\p{Lu}\p{Ll}+$/u.test(word) && !NAMES.has(word.toLowerCase())) return word.toLowerCase();
    const isBesideName = /^\p{Lu}\p{Ll}/u.test(before) && !isCommonWord(before.toLowerCase());
    if (
      /^\p{Lu}\p{Ll}+(?:weight|sized|proof|less|able|ible|ed|ful|duty|free|ic|ical|ous|ive|out|tion|ment|ary|\p{Ll}{3}er)$/u.test(
        word,
      )
    )
      return word.toLowerCase();
    // The last word is what it is, a common noun whatever stands before it.
    if (at === words.length - 1 && (own.size > 0 || known.has(word.toLowerCase())) && /^\p{Lu}\p{Ll}+$/u.test(word))
      return word.toLowerCase();
    if (/^\d+-\p{Lu}\p{Ll}+$/u.test(word)) return word.toLowerCase();
    if (/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(word) && word.split('-').every((one) => isCommonWord(one.toLowerCase())))
      return word.toLowerCase();
    return isBesideName && !stemsOf(word).every((stem) => own.has(stem)) ? word : inSentence(word);
  }
}

/** The shortest known name that the noun phrase ends in: "frying pan"; else its last word. */
function shortNoun(noun: string, names: readonly string[]): string {
  const lower = noun.toLowerCase();
  const known = names
    .filter((name) => (lower === name || lower.endsWith(` ${name}`)) && name.split(' ').length <= 3)
    .reduce((one, other) => (one === '' || other.length < one.length ? other : one), '');
  return known === '' ? (noun.split(' ').at(-1) ?? noun) : noun.slice(-known.length);
}

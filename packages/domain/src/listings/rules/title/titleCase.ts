import { LOWER_CASE_WORDS } from '../text/functionWords.js';
import { isUnit } from '../text/units.js';
import { ACRONYMS, ALWAYS_CAPITALS, REPEATED_CAPITAL } from './acronyms.js';
import { isShouting } from './isShouting.js';
import { BrandName, holds } from '../engine/BrandName.js';

/** How many words of capitals at the start of a mixed title are taken for a brand name ("U.S. POLO ASSN. Mens …"). */
const BRAND_RUN = 4;
const CAPITALS = /^\p{Lu}+(?:['’]\p{Lu})?$/u;
const SHOUTED = /^\p{Lu}{4,}(?:['’]\p{Lu})?$/u;

const GRADED = /^(?:grade|class|type|size|vitamin|group|series|hepatitis|plan|usb)$/iu;

/**
 * How an English word can begin. What cannot be spoken (LNER, GWR) is an abbreviation and keeps its capitals, where a
 * spoken word in capitals (SALE) was only shouted.
 */
const SPEAKABLE =
  /^(?:[BCDFGHJKLMNPQRSTVWXZ]|[BCFGKPV]L|[BCDFGKPTW]R|[CGPRSTW]H|[DST]W|[GK]N|PS|QU|S[CKMNPQT]|SCH|SC?R|SHR|SPH|S[CKP][LR]|STR|THR)?[AEIOUYÀ-ÝÄÖÜ]/u;

/**
 * Title Case as Amazon asks for it: each word with a capital, short prepositions, articles and conjunctions small
 * (Seller Central, titles). Acronyms, model numbers, units, mixed spellings such as iPhone and the brand keep theirs.
 * Changes the case of letters only, so the text keeps its length and applying it twice changes nothing more.
 */
export function titleCase(text: string, brand = ''): string {
  const name = new BrandName(brand);
  const shouting = isShouting(text, name);
  const kept = name.spansIn(text);
  let previous = '';
  let inBrandRun = !shouting;
  let position = 0;
  return text.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu, (word, at: number) => {
    const place = position;
    const before = previous;
    position += 1;
    previous = word;
    if (holds(kept, at, at + word.length)) return word;
    // "Grade A", "Vitamin A": no article.
    if (word === 'A' && GRADED.test(before)) return word;
    inBrandRun &&= place < BRAND_RUN && CAPITALS.test(word);
    if (inBrandRun || isPartOfModel(text, at, word) || REPEATED_CAPITAL.test(word)) return word;
    return caseOf(word, {
      shouting,
      first: place === 0 || ':('.includes(markBefore(text, at)) || opensCompound(text, at, word),
      last: ':,)'.includes(markAfter(text, at + word.length)),
      afterFigure: /\d$/.test(before),
      joined: at > 0 && '-/.&'.includes(text.charAt(at - 1)),
      joins: word.length === 1 && /[-/]/.test(text[at + 1] ?? ''),
    });
  });
}

/** The first word of "in-mould shell". */
const opensCompound = (text: string, at: number, word: string): boolean =>
  text.charAt(at + word.length) === '-' &&
  /\p{L}/u.test(text.charAt(at + word.length + 1)) &&
  text.charAt(at - 1) !== '-';

/** Capitals in a chunk with figures are a model number: RDC220C54/DWEXXXXXG. */
function isPartOfModel(text: string, at: number, word: string): boolean {
  // "AS-45": two capitals and a figure.
  if (/^\p{Lu}{2,}$/u.test(word) && /^-\d/.test(text.slice(at + word.length, at + word.length + 2))) return true;
  if (!SHOUTED.test(word)) return false;
  return (
    /\d/.test(
      text
        .slice(Math.max(0, at - CHUNK), at)
        .split(/[\s,()]/)
        .at(-1) ?? '',
    ) || /^[^\s,()]{0,40}\d/.test(text.slice(at, at + CHUNK))
  );
}

/** A model number is not longer to either side. */
const CHUNK = 40;
/** White space is searched so far for the next mark. */
const GAP = 8;

/** The last character before a place that is no white space; what is no mark stands for "none". */
const markBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - GAP), at)
    .trimEnd()
    .at(-1) ?? 'x';

/** The next character that is no white space; empty at the end of the text. */
const markAfter = (text: string, at: number): string => {
  const next = text
    .slice(at, at + GAP)
    .trimStart()
    .charAt(0);
  return next === '' && at + GAP < text.length ? 'x' : next;
};

interface Place {
  readonly shouting: boolean;
  /** Starts the title, a bracket or a subtitle. */
  readonly first: boolean;
  /** Ends the title or a part of it: "Moving On: …". */
  readonly last: boolean;
  readonly afterFigure: boolean;
  /** Stands directly after a hyphen, a slash, a full stop or an ampersand. */
  readonly joined: boolean;
  /** A hyphen follows directly: the "a" of "A-Line" is no article. */
  readonly joins: boolean;
}

function caseOf(word: string, { shouting, first, last, afterFigure, joined, joins }: Place): string {
  if (/\p{N}/u.test(word)) return word;
  const lower = word.toLowerCase();
  if (afterFigure && isUnit(lower)) return word;
  if (LOWER_CASE_WORDS.has(lower) && !joins) {
    if (first) return capitalised(lower);
    return /^\p{Lu}\p{Ll}/u.test(word) && (joined || last) ? word : lower;
  }
  if (word === lower) {
    if (ALWAYS_CAPITALS.has(word.toUpperCase())) return word.toUpperCase();
    return word.length === 1 && !first && !joined ? word : capitalised(word);
  }
  if (ACRONYMS.has(word)) return word;
  if (word.length > 1 && word === word.toUpperCase() && (shouting || SHOUTED.test(word))) {
    return SPEAKABLE.test(word) ? capitalised(lower) : word;
  }
  return word;
}

const capitalised = (word: string): string => {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const upper = first.toUpperCase();
  // ß would become SS and change the length of the text.
  return upper.length === first.length ? upper + word.slice(first.length) : word;
};

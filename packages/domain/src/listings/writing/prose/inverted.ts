import { LEXICON_WORDS, type Statement } from '../../../products/index.js';
import { colourFirst } from './colourFirst.js';
import { isThing } from './things.js';

const PLAIN = /^\p{L}[\p{L}-]*(?: [\p{L}\d-]+){1,5}$/u;
/** "10 ribs fiberglass", "handle ABS with a bendable neck": what stands before and after the part and its material. */
const AROUND = /^(?<count>\d{1,3} )?(?<plain>.+?)(?<after> (?:with|for|so) .+)?$/u;
/** What is done to one thing with another: "handle wrapped leather" lost a word. */
const DONE_WITH = /^(?:wrapped|covered|filled|coated|lined|plated)$/u;
const MOST_WORDS_OF_PART = 3;

/** "Handle bakelite" → "bakelite handle": a part and its material in the order of English. Other phrases as they are. */
export function inverted(text: string, statement: Statement): string {
  const { terms, form } = statement;
  const { count = '', plain = text, after = '' } = AROUND.exec(text)?.groups ?? {};
  return form === 'noun' && terms.some(({ lexicon }) => lexicon === 'material') && PLAIN.test(plain)
    ? `${count}${turned(plain, statement)}${after}`
    : text;
}

function turned(text: string, statement: Statement): string {
  const words = text.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  for (let size = Math.min(MOST_WORDS_OF_PART, words.length - 1); size >= 1; size -= 1) {
    const [own, rest] = [lower.slice(0, size), lower.slice(size)];
    if (!isNameOfPart(own) || !isMaterial(rest, words.slice(size))) continue;
    const part = words.slice(0, size).join(' ');
    return `${colourFirst(words.slice(size).join(' '), statement)} ${/^\p{Lu}\p{Ll}/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part}`;
  }
  return text;
}

/** "Handle", "head strap", "frame and seals"; the parts that a shop has no list of are known by their plural: "jaws". */
const isNameOfPart = (words: readonly string[]): boolean =>
  !/^(?:the|an?|its|their|each|both|all)$/u.test(words[0] ?? '') &&
  isPartWord(words.at(-1) ?? '') &&
  words.every((word) => (isThing(word) || !LEXICON_WORDS.has(word)) && !word.endsWith('ed')) &&
  (!words.includes('and') || isPartWord(words[0] ?? ''));
const isPartWord = (word: string): boolean => isThing(word) || /^\p{L}{2,}[^su\P{L}]s$/u.test(word);

/** "Nylon", "hardened steel", "PC plastic"; a part among them describes: "cork grip". */
const isMaterial = (lower: readonly string[], written: readonly string[]): boolean =>
  LEXICON_WORDS.has(lower.at(-1) ?? '') &&
  !lower.some(isThing) &&
  lower.every(
    (word, at) =>
      LEXICON_WORDS.has(word) ||
      CODE.test(written[at] ?? '') ||
      (at === 0 && word.endsWith('ed') && !DONE_WITH.test(word)),
  );
/** "PP", "600D". */
const CODE = /^(?:\p{Lu}{2,4}|\d+D)$/u;

import { anyCase } from '../../../shared/index.js';
import { HINGLISH_SHAPES } from './hinglishShapes.js';
import { HINGLISH_WORDS } from './hinglishWords.js';
import { LEFT_OVER } from './leftOver.js';

/** Words that only Hindi has, at least in the shape in which notes use them. */
const MARKERS =
  /(?:^|[\s,.(])(?:nahi|nahin|hai|hain|ke liye|se bana|se bani|koi|sirf|bahut|milegi|milega|aur|wala|wali|ka|ki|ke|lamba|bina|karta|karti|badhata|hota|mein|din me|ilaj|jhadna|khatam|kare|karwaye|lagao|lagega|zaroori|pehle|aage|peeche|subah|raat ko|dono|se upar|aayega|saath|sath|andar|har|dono|nahee|naa|waali|baaki|piche|bhi|asli|chalega|banta|sabhi|phir|baki|chhote|chote|chhoti|bade|kachcha|khatta|teekha|meetha|gharelu|chauda|chaudi|mota|moti|patla|patli|lambi|ooncha|unchai|gehra|neeche|niche|upar|buna|buni|bune|safed|lakdi|kapda|kapde|mitti|baarish|barish|saaf|dho|dhoye|dhona|bahar|naram|mulayam|mazboot|lagatar|thanda|garam|haath|bas|daale|daalein|daalo|taraf|nikalta|nikalti|nikalne|jayegi|jayega|phool|warna|tak|mat \p{L}{2,}(?:na|o)|\d+ (?:mahine|mahina|din|saal|hafte|ghante))(?=$|[\s,.)])/iu;

const isMarked = anyCase(MARKERS);
const isLeftOver = anyCase(LEFT_OVER);

/** Every run of letters in these expressions: a text without any of them as a word has no match. */
const WORDS: ReadonlySet<string> = new Set(`${MARKERS.source} ${LEFT_OVER.source}`.match(/[a-z]+/gu));
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Whether a clause is written in Hindi with Latin letters, at least in part. */
export function isHinglish(clause: string): boolean {
  return mayBeHinglish(clause) && (isMarked(clause) || isLeftOver(clause));
}

/** Most clauses have no such word; a text with other letters than ASCII is left to the expressions. */
function mayBeHinglish(clause: string): boolean {
  let start = 0;
  for (let at = 0; at <= clause.length; at += 1) {
    const code = at < clause.length ? clause.charCodeAt(at) : 0;
    if (code > 127) return true;
    if (isLetter(code)) continue;
    if (at > start && WORDS.has(clause.slice(start, at).toLowerCase())) return true;
    start = at + 1;
  }
  return false;
}

/** Stands for an aside while the clause around it is put into English. */
const ASIDE = '\uE000';

/** The English of a clause with asides in brackets; an aside without English is left out. */
export function glossWithBrackets(clause: string): string | undefined {
  const asides: string[] = [];
  const plain = clause.replaceAll(/\s?\([^()]*\)/gu, (aside) => {
    asides.push(glossedBrackets(aside));
    return ASIDE;
  });
  if (asides.length === 0) return glossHinglish(clause);
  let at = 0;
  // "Earrings free saath me (1 pair)": the aside behind a clause is no part of its shape.
  const isLast = plain.endsWith(ASIDE) && !plain.slice(0, -1).includes(ASIDE);
  const english = glossHinglish(isLast ? plain.slice(0, -1) : plain);
  return (isLast && english !== undefined ? `${english}${ASIDE}` : english)?.replaceAll(
    ASIDE,
    () => asides[at++] ?? '',
  );
}

/** A text with its asides in English, less those that have none. */
export function glossedBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replaceAll(/\s?\(([^()]*)\)/gu, (all, inner: string) => {
    if (!isHinglish(inner)) return all;
    const english = glossHinglish(inner);
    return english === undefined ? '' : ` (${english})`;
  });
}

/**
 * The English of a Hindi-English clause, where its pattern is known: negation, "made of", "for", "only", measures.
 * Undefined where it is not; the clause is then shown to the seller as not understood.
 */
export function glossHinglish(clause: string): string | undefined {
  const plain = clause.trim().replace(/\s+/gu, ' ');
  if (plain.length > LONGEST) return undefined;
  for (const [pattern, english, isSaid] of HINGLISH_SHAPES) {
    const match = isSaid(plain) ? pattern.exec(plain) : null;
    if (match === null) continue;
    const parts = match.slice(1).map((part) => inEnglish(part));
    return parts.includes(undefined)
      ? undefined
      : english.replaceAll(/\$(\d)/gu, (_, at: string, offset: number) =>
          /^(?:comes with|do not|no|works on both) /u.test(english)
            ? inside(parts[Number(at) - 1] ?? '', offset)
            : (parts[Number(at) - 1] ?? ''),
        );
  }
  const not = /^(?:yeh? |ye )?(.+?) (?:nahi|nahin)(?: hai| hain| diya| hoga| milega| milegi)?$/iu.exec(plain);
  if (not !== null) {
    const what = (not[1] ?? '').replace(/^koi(?: bhi)? /iu, '');
    const english = inEnglish(what);
    if (english === undefined) return undefined;
    if (/^koi/iu.test(plain)) return `no ${english}`;
    if (/ (?:included|include|safe|proof|waterproof)$/iu.test(english)) return english.replace(/ (\S+)$/u, ' not $1');
    return QUALITY.test(english) ? `not ${english}` : `no ${english}`;
  }
  const only = /^(?:sirf|keval) (.+?)(?: milegi| milega| milenge| milti hai| milta hai| hai)?$/iu.exec(plain);
  if (only !== null) return withEnglish(only[1], (english) => `${english} only`);
  const made = /^(.+?) se ban(?:a|i|e|aya|ayi)(?: hua| hui)?(?: (.+))?$/iu.exec(plain);
  if (made !== null) {
    const from = inEnglish(made[1] ?? '');
    const rest = made[2] === undefined ? '' : inEnglish(made[2]);
    if (from === undefined || rest === undefined) return undefined;
    const verb = /\bmethod\b/iu.test(from) ? `made by the ${from}` : `made from ${from}`;
    return rest === '' ? verb : `${rest} ${verb}`;
  }
  const use = /^(.+?) ke liye(?: (?:best|perfect|accha|acchi|ideal|suitable))?(?: hai)?$/iu.exec(plain);
  if (use !== null) return withEnglish(use[1], (english) => `for ${english}`);
  const advised = /^(.+?) kar(?:e|ein|na)$/iu.exec(plain);
  if (advised !== null && !/\b(?:kam|khatam|band|door|saaf|theek)$/iu.test(advised[1] ?? ''))
    return withEnglish(advised[1], (english) => `do a ${english.toLowerCase()}`);
  const without = /^bina (.+?)(?: ke| ka)?$/iu.exec(plain);
  if (without !== null) return withEnglish(without[1], (english) => `without ${english}`);
  return inEnglish(plain);
}

function withEnglish(text: string | undefined, shape: (english: string) => string): string | undefined {
  const english = inEnglish(text ?? '');
  return english === undefined || english === '' ? undefined : shape(english);
}

/** A word of the clause's start, moved behind one of ours. */
const inside = (part: string, offset: number): string =>
  offset > 0 && /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;

/** What is denied as a quality takes "not"; a thing or a material "no". */
const QUALITY =
  /^(?:pure|real|genuine|original|100|\p{L}+ed)(?![\p{L}])|(?:able|ible|proof|tight|ed|safe|ful|less|ous|friendly|resistant|automatic|wireless|original|natural|soft|hard|hot|cold|heavy|light|big|small|large|transparent|sweet|spicy|sour|salty|bitter|complete food|for .+)$/iu;
/** No clause of a note that has an English of ours is longer. */
const LONGEST = 160;

/** Word by word; undefined where Hindi grammar remains that turns the meaning. */
function inEnglish(text: string): string | undefined {
  const words = text.split(' ').map((word) => {
    const bare = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    const english = HINGLISH_WORDS.get(bare);
    return english === undefined ? word : word.toLowerCase().replace(bare, english);
  });
  const english = words.filter((word) => word !== '').join(' ');
  return isLeftOver(english) || isLeftOver(text) ? undefined : english.replace(/\b([2-9]|\d\d+) year$/u, '$1 years');
}

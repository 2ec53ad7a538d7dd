import { codePointLength } from '../../rules/text/codePointLength.js';
import { tidy } from '../../rules/text/tidy.js';
import { tokenise } from '../../rules/text/tokenise.js';
import { repeatedWords } from '../../rules/title/repeatedWords.js';
import { newShare, withoutConnector } from './chooseParts.js';
import { cutAtSeam } from './cutAtSeam.js';

/** A highlight longer than this is parted, so that the line stays a row of phrases. */
const PHRASE_MAX = 60;

/**
 * Fills the line under the title: what stands there already, then the phrases in their order, each once, joined by
 * commas within `max` code points. Phrases that say nothing new beside `title` come back as `known`, phrases without
 * room as `left`.
 */
export function packHighlights(
  present: string,
  phrases: readonly string[],
  title: string,
  max: number,
): { highlights: string; placed: readonly string[]; known: readonly string[]; left: readonly string[] } {
  let highlights = tidy(present);
  const placed: string[] = [];
  const known: string[] = [];
  const left: string[] = [];
  // What is denied must be read: "Not Waterproof" goes before praise.
  const denying = phrases.flatMap(short).filter((phrase) => DENIES.test(phrase));
  for (const given of [...denying, ...phrases.flatMap(short).filter((one) => !DENIES.test(one))]) {
    const phrase = withoutRepeats(given);
    if (newShare(phrase, `${title} ${highlights}`) === 0) {
      known.push(phrase);
      continue;
    }
    const longer = highlights === '' ? phrase : `${highlights}, ${phrase}`;
    const fits = codePointLength(longer) <= max && repeatedWords(tokenise(longer), [], 2).length === 0;
    if (!fits) {
      left.push(phrase);
      continue;
    }
    highlights = longer;
    placed.push(phrase);
  }
  return { highlights, placed, known, left };
}

/** "RZR XP 1000 / PRO XP / Ranger XP 900" says one word too often: the first of the list stay. */
function withoutRepeats(phrase: string): string {
  let text = phrase;
  while (text.includes(' / ') && repeatedWords(tokenise(text), [], 2).length > 0)
    text = text.slice(0, text.lastIndexOf(' / ')).trim();
  // "HL-L5000D HL-L5100DN HL-L6300DW": the first of a list of codes stay.
  while (/\s\S*\d\S*$/u.test(text) && repeatedWords(tokenise(text), [], 2).length > 0)
    text = text.slice(0, text.lastIndexOf(' ')).trim();
  return text;
}

const DENIES = /^(?:not?|non|without)\b/i;

function short(phrase: string): readonly string[] {
  const pieces: string[] = [];
  for (let rest = tidy(withoutConnector(phrase)); rest !== '';) {
    const cut = cutAtSeam(rest, PHRASE_MAX);
    if (cut.head !== '') pieces.push(withoutConnector(cut.head));
    rest = cut.rest;
  }
  return pieces;
}

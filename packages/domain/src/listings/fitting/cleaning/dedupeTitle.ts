import { BrandName } from '../../rules/engine/BrandName.js';
import { tidy } from '../../rules/text/tidy.js';
import { tokenise } from '../../rules/text/tokenise.js';
import { repeatedWords } from '../../rules/title/repeatedWords.js';
import { isHeadNoun } from '../../../shared/index.js';

/** A word said twice in a row is a slip; short ones ("Yo Yo") are names. */
const STUTTER = /(?<![\p{L}\p{N}-])(\p{L}[\p{L}'’]{3,})\s+\1(?![\p{L}\p{N}'’-])/giu;

const LONGEST_NAME = 4;

export interface DedupedTitle {
  readonly title: string;
  /** The words and phrases that were repetitions, as they stood. */
  readonly repeated: readonly string[];
}

/**
 * A title in which no word stands more than `limit` times and none twice in a row. A phrase that would lose its last
 * word goes whole, unless it is the first: "…, Baby Toys" without "Toys" says something else.
 */
export function dedupeTitle(title: string, brand: string, limit: number): DedupedTitle {
  const name = new BrandName(brand);
  const repeated: string[] = [];
  let deduped = title.replace(STUTTER, (both, word: string) => {
    // "Peri Peri" is a name, "Case Case" a slip.
    if (word.length <= LONGEST_NAME && !isHeadNoun(word.toLowerCase())) return both;
    repeated.push(word);
    return word;
  });
  for (;;) {
    const excess = repeatedWords(tokenise(deduped), name.spansIn(deduped), limit).at(-1);
    if (excess === undefined) return { title: deduped, repeated };
    const phrase = phraseAround(deduped, excess.start);
    const isLastWord = /^[^\p{L}\p{N}]*$/u.test(deduped.slice(excess.end, phrase.end));
    const whole = isLastWord && phrase.start > 0;
    const { start, end } = whole ? phrase : excess;
    repeated.push(deduped.slice(start, end).trim());
    deduped = tidy(`${deduped.slice(0, start)} ${deduped.slice(end)}`);
  }
}

/** The phrase (between commas, brackets or spaced dashes) that a place belongs to. */
function phraseAround(text: string, at: number): { start: number; end: number } {
  let start = 0;
  let end = text.length;
  for (const match of text.matchAll(/,\s|\s-\s|[()]/g)) {
    if (match.index < at) start = match.index + match[0].length;
    else {
      end = match.index;
      break;
    }
  }
  return { start, end };
}

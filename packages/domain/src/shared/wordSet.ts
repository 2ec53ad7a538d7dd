import { WordList } from './WordList.js';

/**
 * The words that a pattern spells, as a set: `wordSet('filters?|batter(?:y|ies)')` has "filter", "filters", "battery" and
 * "batteries". Written as the inside of a regular expression, because the lists read best so; a set, because it is asked of
 * every word of every text and answers several times faster. Takes letters and signs, `?`, `[…]`, `(?:…|…)` and `|`.
 */
export function wordSet(pattern: string): WordList {
  const { words, next } = alternativesAt(pattern, 0);
  if (next < pattern.length) throw new Error(`Not a list of words: ${pattern}`);
  return new WordList(words);
}

interface Spelled {
  readonly words: readonly string[];
  /** Where the pattern goes on. */
  readonly next: number;
}

function alternativesAt(pattern: string, from: number): Spelled {
  const words: string[] = [];
  let next = from - 1;
  do {
    let spelled: readonly string[] = [''];
    next += 1;
    while (next < pattern.length && pattern[next] !== '|' && pattern[next] !== ')') {
      const item = itemAt(pattern, next);
      const isOptional = pattern[item.next] === '?';
      const endings = isOptional ? [...item.words, ''] : item.words;
      spelled = spelled.flatMap((start) => endings.map((end) => `${start}${end}`));
      next = item.next + (isOptional ? 1 : 0);
    }
    words.push(...spelled);
  } while (pattern[next] === '|');
  return { words, next };
}

/** Signs that stand for themselves. */
const PLAIN = /[^?|()[\]]+/uy;

/** Signs one after the other (the last alone where it may be left out), one of several in square brackets, or a group. */
function itemAt(pattern: string, at: number): Spelled {
  if (pattern.startsWith('(?:', at)) {
    const { words, next } = alternativesAt(pattern, at + '(?:'.length);
    return { words, next: next + 1 };
  }
  if (pattern[at] !== '[') {
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(pattern)?.[0] ?? pattern.charAt(at);
    const next = at + plain.length - (pattern[at + plain.length] === '?' && plain.length > 1 ? 1 : 0);
    return { words: [pattern.slice(at, next)], next };
  }
  const end = pattern.indexOf(']', at);
  return { words: [...pattern.slice(at + 1, end)], next: end + 1 };
}

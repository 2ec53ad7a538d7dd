import type { Word } from './Word.js';
import { wordsOf } from './wordsOf.js';

interface IndexedTerm {
  readonly key: string;
  readonly words: readonly string[];
}

export interface TermHit {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const JOINT = /^[\s\-‐‑]{1,2}$/u;

/** Finds the terms of a lexicon in a text. The longest term wins, and hyphens and spaces inside a term are the same. */
export class TermIndex {
  readonly #byFirstWord = new Map<string, IndexedTerm[]>();

  /** `terms`: a canonical form followed by its variants. */
  constructor(terms: readonly (readonly string[])[]) {
    for (const [canonical, ...variants] of terms) {
      if (canonical === undefined) continue;
      for (const spelling of [canonical, ...variants]) this.#add(canonical, spelling);
    }
    for (const list of this.#byFirstWord.values()) list.sort((one, other) => other.words.length - one.words.length);
  }

  #add(key: string, spelling: string): void {
    const words = wordsOf(spelling).map(({ lower }) => lower);
    const [first] = words;
    if (first === undefined) return;
    const list = this.#byFirstWord.get(first);
    if (list) list.push({ key, words });
    else this.#byFirstWord.set(first, [{ key, words }]);
  }

  /** Every term of `text`, in order, none inside another. */
  find(text: string, words: readonly Word[]): readonly TermHit[] {
    const hits: TermHit[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const first = words[at];
      if (first === undefined) break;
      const term = this.#byFirstWord.get(first.lower)?.find((candidate) => stands(candidate, text, words, at));
      if (!term) continue;
      const last = words[at + term.words.length - 1] ?? first;
      hits.push({ key: term.key, text: text.slice(first.start, last.end), start: first.start, end: last.end });
      at += term.words.length - 1;
    }
    return hits;
  }
}

function stands(term: IndexedTerm, text: string, words: readonly Word[], at: number): boolean {
  for (let step = 1; step < term.words.length; step += 1) {
    const before = words[at + step - 1];
    const word = words[at + step];
    if (!before || !word || word.lower !== term.words[step]) return false;
    if (!JOINT.test(text.slice(before.end, word.start))) return false;
  }
  return true;
}

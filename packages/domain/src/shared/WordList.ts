import { WordFilter } from './WordFilter.js';

/** Of more words than this nearly every first letter and length is there. */
const FEW = 16;

/**
 * Words that every word of every text is compared with. Nearly all are none of them, and most of these differ in their first
 * letter or their length (of many words: in these and the last letter), which is known at once; only others are looked up.
 */
export class WordList {
  readonly #words: ReadonlySet<string>;
  readonly #filter: WordFilter | undefined;
  #letters = 0;
  #lengths = 0;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    this.#filter = this.#words.size > FEW ? new WordFilter(this.#words) : undefined;
    for (const word of this.#words) {
      this.#letters |= letterOf(word);
      this.#lengths |= lengthOf(word);
    }
  }

  has(word: string): boolean {
    const mayBe =
      this.#filter === undefined
        ? (this.#letters & letterOf(word)) !== 0 && (this.#lengths & lengthOf(word)) !== 0
        : this.#filter.mayHave(word);
    return mayBe && this.#words.has(word);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words[Symbol.iterator]();
  }
}

/** A bit for the first letter; letters of other scripts share bits. */
const letterOf = (word: string): number => 1 << (word.charCodeAt(0) & 31);
/** A bit for the length; all long words share one. */
const lengthOf = (word: string): number => 1 << Math.min(word.length, 31);

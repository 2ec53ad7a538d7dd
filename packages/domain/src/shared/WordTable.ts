import { WordFilter } from './WordFilter.js';

/** A map by words that is asked for every word of every text and knows few of them: most are passed over without a look-up. */
export class WordTable<Value> {
  readonly #entries: ReadonlyMap<string, Value>;
  readonly #filter: WordFilter;

  constructor(entries: Iterable<readonly [string, Value]>) {
    this.#entries = new Map(entries);
    this.#filter = new WordFilter(this.#entries.keys());
  }

  get(word: string): Value | undefined {
    return this.#filter.mayHave(word) ? this.#entries.get(word) : undefined;
  }

  has(word: string): boolean {
    return this.#filter.mayHave(word) && this.#entries.has(word);
  }

  [Symbol.iterator](): Iterator<[string, Value]> {
    return this.#entries[Symbol.iterator]();
  }
}

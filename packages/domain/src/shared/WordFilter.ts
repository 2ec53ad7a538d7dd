/** 2^14 combinations of a first letter, a last letter and a length, 32 in a number. */
const NUMBERS = 512;

/**
 * Says of most words at once, by their first and last letters and their length, that they are not among many others: for
 * tables that are asked for every word of every text and know few of them.
 */
export class WordFilter {
  readonly #bits = new Int32Array(NUMBERS);

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const place = placeOf(word);
      this.#bits[place >> 5] = (this.#bits[place >> 5] ?? 0) | (1 << (place & 31));
    }
  }

  /** False: it is none of the words. */
  mayHave(word: string): boolean {
    const place = placeOf(word);
    return ((this.#bits[place >> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }
}

const placeOf = (word: string): number =>
  (word.charCodeAt(0) & 31) | ((word.charCodeAt(word.length - 1) & 31) << 5) | (Math.min(word.length, 15) << 10);

import type { CopyField } from '../../ListingCopy.js';

/** A word of a passage. Hyphens, slashes and apostrophes inside belong to it: "in-ear", "on/off", "men's". */
export interface PassageWord {
  /** As it is written. */
  readonly text: string;
  readonly lower: string;
  /** The word without its plural. */
  readonly stem: string;
  readonly isFunction: boolean;
  readonly hasDigit: boolean;
  /** Punctuation between this word and the one before; empty for spaces only. */
  readonly gap: string;
}

/**
 * A stretch of text that is judged as one: the title, the highlights as a list, each sentence of bullets and description.
 * Offsets are UTF-16 in the field (or in the entry at `index`), `end` exclusive.
 */
export interface Passage {
  readonly field: CopyField;
  readonly index: number | undefined;
  readonly kind: 'title' | 'list' | 'sentence';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly words: readonly PassageWord[];
  /** The line ends here and the next one begins with a small letter: the sentence goes on. */
  readonly goesOn: boolean;
}

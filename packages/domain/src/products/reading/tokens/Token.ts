/** A word, a figure, a code or a sign of a text. Offsets are UTF-16, `end` exclusive. */
export interface Token {
  readonly kind: 'word' | 'number' | 'code' | 'sign';
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly lower: string;
  /** Of a word its stem (`stemOf`), else `lower`: what words are compared by. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** The figure of a number token. */
  readonly value?: number;
  /** Nothing stands between this token and the one before. */
  readonly glued: boolean;
}

import type { Range } from '../../reading/sentences/Sentence.js';
import type { Token } from '../../reading/tokens/Token.js';

const EMPTY: Range = { start: 0, end: 0 };

/** The place in the text of the tokens from `first` up to but not with `next`; empty where there are none. */
export function rangeOf(tokens: readonly Token[], first: number, next: number): Range {
  const start = tokens[first];
  const end = tokens[next - 1];
  return start === undefined || end === undefined ? EMPTY : { start: start.start, end: end.end };
}

import type { Token } from './Token.js';

/**
 * The word at a place of a token list, in small letters; empty before the first and behind the last. Places before the first are
 * asked for wherever a rule looks back, and V8 takes many times as long for an index of -1.
 */
export const lowerAt = (tokens: readonly Token[], at: number): string =>
  at >= 0 && at < tokens.length ? (tokens[at] as Token).lower : '';

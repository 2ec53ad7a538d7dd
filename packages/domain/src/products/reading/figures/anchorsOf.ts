import { wordSet } from '../../../shared/index.js';
import type { Token } from '../tokens/Token.js';

const isJoint = (token: Token): boolean => /^(?:and|but|or|,|;|&|\/)$/u.test(token.lower);

/** Words of grammar say nothing about a figure. */
export const NO_ANCHOR = wordSet(
  'the|a|an|of|for|with|and|or|to|in|on|at|is|are|it|its|this|that|by|up|as|be|have|has|from|each|per|about|around|than|your|you|so|both|not|no|plus',
);

const FOR_OR_FROM = wordSet('for|from|by');

/** Stems of the words that say what a figure is about, on both sides of it. */
export function anchorsOf(
  tokens: readonly Token[],
  stems: readonly string[],
  start: number,
  end: number,
  from: number,
  to: number,
): readonly string[] {
  const anchors: string[] = [];
  // Of the words before, those since the last "and" or comma; of those behind, those up to the next.
  const before = tokens.findLastIndex((token) => token.start < start && token.start >= from && isJoint(token));
  const behind = tokens.findIndex(
    (token, at) =>
      token.start >= end &&
      (isJoint(token) || FOR_OR_FROM.has(token.lower) || (token.lower === 'with' && tokens[at - 1]?.text === '%')),
  );
  tokens.forEach((token, at) => {
    const isBefore = token.end <= start && token.start >= from && at > before;
    const isBehind = token.start >= end && token.end <= to && (behind === -1 || at < behind);
    const isState = token.lower === 'on' && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'sign');
    if ((isBefore || isBehind) && token.kind === 'word' && (isState || !NO_ANCHOR.has(token.lower)))
      anchors.push(stems[at] ?? '');
  });
  return anchors;
}

import { isHeadNoun } from '../../../shared/index.js';
import { opensPhrase } from '../tailOf.js';
import type { Token } from '../../reading/tokens/Token.js';
import type { Span } from './Span.js';

const MOST_WORDS = 3;

/**
 * What one "for" is said of: "for Potting, Bonsai, Worm Castings" between two bars, "for Crate, Sofa, Car Seat and Bed". Where
 * neither a bar nor an "and" closes the list, a comma parts phrases: "for Sofa, Washable".
 */
export function listsOf(
  tokens: readonly Token[],
  colours: readonly { readonly first: number; readonly next: number; readonly tag: string }[],
): readonly Span[] {
  const hasBars = tokens.some(({ text }) => text === '|');
  const isColour = (at: number): boolean => colours.some(({ first, tag }) => first === at && tag === 'colour');
  const spans: Span[] = [];
  tokens.forEach(({ lower }, first) => {
    if (lower !== 'for') return;
    let next = itemEnd(tokens, first + 1);
    let isJoined = hasJoint(tokens, first + 1, next);
    while (tokens[next]?.text === ',' && !isColour(next + 1)) {
      const end = itemEnd(tokens, next + 1);
      if (end === next + 1) break;
      isJoined ||= hasJoint(tokens, next + 1, end);
      next = end;
    }
    const after = tokens[next];
    const isEnded = after === undefined || after.kind === 'sign';
    if (isEnded && (isJoined || (hasBars && (after === undefined || after.text === '|')))) spans.push({ first, next });
  });
  return spans;
}

/** The end of a few words without figure, sign or preposition. */
function itemEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isWord(tokens[at])) at += 1;
  const count = tokens.slice(from, at).filter(({ kind }) => kind === 'word').length;
  // "Washable and stretchy" tells of the product again.
  const last = tokens[at - 1]?.lower ?? '';
  if (DESCRIBES.test(last) && !isHeadNoun(last)) return from;
  return count > 0 && count <= MOST_WORDS + (hasJoint(tokens, from, at) ? MOST_WORDS : 0) ? at : from;
}

const DESCRIBES = /(?:able|ible|proof|free|less|resistant|[^e]ed|stretchy)$/u;

const isWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.kind === 'word' && !opensPhrase(token)) || token.text === '&' || (token.text === '-' && token.glued));

const hasJoint = (tokens: readonly Token[], from: number, next: number): boolean =>
  tokens.slice(from, next).some(({ lower }) => /^(?:and|or|&)$/u.test(lower));

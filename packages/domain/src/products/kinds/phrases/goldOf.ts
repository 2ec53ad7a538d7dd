import type { Token } from '../../reading/tokens/Token.js';
import { lowerAt } from '../../reading/tokens/lowerAt.js';
import type { Span } from './Span.js';

const FINENESS = /^(?:k|kt|ct|karat|carat)$/u;
const COLOUR = /^(?:white|yellow|rose|pink|red)$/u;
const GOLD = /^(?:gold|vermeil)$/u;

/** "14K white gold" and "rose gold" are one phrase: the fineness, the colour of the metal and the metal. */
export function goldOf(tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  tokens.forEach(({ lower }, at) => {
    if (!GOLD.test(lower)) return;
    let first = at;
    if (COLOUR.test(lowerAt(tokens, first - 1))) first -= 1;
    if (FINENESS.test(lowerAt(tokens, first - 1)) && tokens[first - 2]?.kind === 'number') first -= 2;
    if (first < at) spans.push({ first, next: at + 1 });
  });
  return spans;
}

import { LEXICON_WORDS, type ReadingContext } from '../reading/index.js';
import type { FieldStatement } from './inputStatements.js';

const STOP = /^(?:and|or|with|without|for|from|in|on|of|to|by|at|is|are|not|per|each|only)$/u;
const NO_PART =
  /^(?:set|pack|piece|pieces|item|product|blend|mix|kit|pair|size|colour|color|free|edition|style|look|print|design|finish|coating|look|feel|work|quality|fabric|material|made|wear|grade|tone|plated|content|must|should|can|may|will|keeps|makes|needs)$/u;

/** Letters of a stem: "w" and "h" are sides, no parts. */
const SHORTEST_PART = 3;

/** Parts that no list knows, from the seller's own words: the noun that closes a phrase after a material, "galvanized steel spine". Stems. */
export function ownParts(statements: readonly FieldStatement[], { parts, self }: ReadingContext): readonly string[] {
  const found = new Set<string>();
  for (const { statement } of statements) {
    const { tokens, stems, terms } = statement;
    for (const { lexicon, next, part } of terms) {
      if (lexicon !== 'material' || part !== '') continue;
      let at = next;
      while (at < tokens.length && tokens[at]?.kind === 'word' && !STOP.test(tokens[at]?.lower ?? '') && at - next < 3)
        at += 1;
      const last = at - 1;
      const token = tokens[last];
      const stem = stems[last] ?? '';
      if (
        last < next ||
        token === undefined ||
        LEXICON_WORDS.has(token.lower) ||
        token.lower.length < 3 ||
        NO_PART.test(token.lower) ||
        stem.length < SHORTEST_PART ||
        self.has(stem) ||
        parts.has(stem) ||
        /(?:ed|ing|able|ly)$/u.test(token.lower)
      )
        continue;
      found.add(stem);
    }
  }
  return [...found];
}

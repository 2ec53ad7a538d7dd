import { isNegation, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { isGrammarWord } from './isGrammarWord.js';

/** "Not for wet dirt" where "dry dirt only" was given: what the limit leaves out is denied. */
export const isBeyondOnly = (stems: readonly string[], statement: Statement, { clauses }: Evidence): boolean =>
  clauses.some(
    (clause) =>
      clause.has('only') &&
      stems.every((stem) => clause.has(stem)) &&
      statement.stems.some(
        (stem, at) =>
          statement.tokens[at]?.kind === 'word' &&
          !clause.has(stem) &&
          !isGrammarWord(stem) &&
          !isNegation(statement.tokens, at),
      ),
  );

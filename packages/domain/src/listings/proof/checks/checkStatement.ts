import type { Statement } from '../../../products/index.js';
import { checkFigures } from '../figures/checkFigures.js';
import { checkTerms } from './checkTerms.js';
import { checkWords } from './checkWords.js';
import { conceptKeys } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import { worstOf, type Verdict } from '../Verdict.js';

/** What carries a statement of a written text. A statement without any content word is carried by nothing and needs nothing. */
export function checkStatement(statement: Statement, evidence: Evidence): Verdict {
  const verdict = worstOf([
    ...checkFigures(statement, evidence),
    ...checkTerms(statement, evidence),
    ...checkWords(statement, evidence),
  ]);
  if (verdict.support === 'given' || verdict.support === 'computed' || verdict.support === 'entailed') return verdict;
  return followsFrom(statement, evidence) ? { support: 'entailed', factIds: [] } : verdict;
}

/** All that a clause without figures says is said by one consequence of the facts, with the same polarity. */
function followsFrom({ text, quantities, negated }: Statement, { entailed }: Evidence): boolean {
  if (quantities.length > 0) return false;
  const keys = [...conceptKeys(text)];
  const isNegative = negated.includes(true);
  return (
    keys.length > 1 &&
    entailed.some((phrase) => phrase.isNegative === isNegative && keys.every((key) => phrase.keys.has(key)))
  );
}

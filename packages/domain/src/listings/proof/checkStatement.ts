import type { Statement } from '../../products/index.js';
import { checkFigures } from './checkFigures.js';
import { checkTerms } from './checkTerms.js';
import { checkWords } from './checkWords.js';
import type { Evidence } from './Evidence.js';
import { worstOf, type Verdict } from './Verdict.js';

/** What carries a statement of a written text. A statement without any content word is carried by nothing and needs nothing. */
export function checkStatement(statement: Statement, evidence: Evidence): Verdict {
  return worstOf([...checkFigures(statement, evidence), ...checkTerms(statement, evidence), ...checkWords(statement, evidence)]);
}

import type { Statement } from '../../products/index.js';
import { remembering } from '../../shared/index.js';
import type { Evidence } from './Evidence.js';
import type { Verdict } from './Verdict.js';
import { checkStatement } from './checks/checkStatement.js';

/**
 * `checkStatement`, once for each statement: a text that lost one clause is proved again, and its other clauses say what
 * they said.
 */
export const verdictOf = (statement: Statement, evidence: Evidence): Verdict =>
  judged(statement.tokens, statement, evidence);

// A clause is read once, so that the tokens are the same ones.
const judged = remembering(
  (_: Statement['tokens'], statement: Statement, evidence: Evidence) => checkStatement(statement, evidence),
  ([one, evidence], [other, otherEvidence]) => evidence === otherEvidence && saysTheSame(one, other),
);

/** What the neighbours of a clause add to it ("7 hours playtime, 28 hours with case") makes it another. */
const saysTheSame = (one: Statement, other: Statement): boolean =>
  one.label === other.label &&
  one.text === other.text &&
  one.negated === other.negated &&
  one.quantities === other.quantities &&
  one.terms === other.terms &&
  one.form === other.form &&
  one.part === other.part &&
  one.polarity === other.polarity &&
  one.property === other.property;

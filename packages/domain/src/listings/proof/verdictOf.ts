import type { Statement } from '../../products/index.js';
import type { Evidence } from './Evidence.js';
import type { Verdict } from './Verdict.js';
import { checkStatement } from './checks/checkStatement.js';

/**
 * `checkStatement`, once for each statement: a text that lost one clause is proved again, and its other clauses say what
 * they said.
 */
export function verdictOf(statement: Statement, evidence: Evidence): Verdict {
  const known = evidence.verdicts.get(statement.tokens);
  if (known !== undefined && saysTheSame(known.statement, statement)) return known.verdict;
  const verdict = checkStatement(statement, evidence);
  evidence.verdicts.set(statement.tokens, { statement, verdict });
  return verdict;
}

/** A clause is read once; what its neighbours add to it ("7 hours playtime, 28 hours with case") makes it another. */
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

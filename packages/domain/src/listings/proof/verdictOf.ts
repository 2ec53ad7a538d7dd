import type { Statement } from '../../products/index.js';
import { remembering } from '../../shared/index.js';
import type { Evidence } from './Evidence.js';
import type { Verdict } from './Verdict.js';
import { checkStatement } from './checks/checkStatement.js';

/** With more statements the memory starts again, so that no text of thousands of clauses is held. */
const MOST_VERDICTS = 500;

/**
 * `checkStatement`, once for each statement: a text that lost one clause is proved again, and its other clauses say what
 * they said. A clause is read once, so that its tokens are the same ones.
 */
export function verdictOf(statement: Statement, evidence: Evidence): Verdict {
  const verdicts = verdictsOf(evidence);
  const known = verdicts.get(statement.tokens);
  if (known !== undefined && saysTheSame(known.statement, statement)) return known.verdict;
  const verdict = checkStatement(statement, evidence);
  if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
  verdicts.set(statement.tokens, { statement, verdict });
  return verdict;
}

const verdictsOf = remembering(
  () => new Map<Statement['tokens'], { readonly statement: Statement; readonly verdict: Verdict }>(),
  () => true,
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

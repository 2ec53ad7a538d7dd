import { NO_CONTEXT, readStatements, type Statement } from '../../../products/index.js';
import { conceptKeys } from '../concepts.js';

const phrases = new Map<string, readonly Statement[]>();
const keysOfPhrase = new WeakMap<Statement, ReadonlySet<string>>();

/** The phrases of the entailments are the same for all products: each is read once. */
export function phraseStatements(phrase: string): readonly Statement[] {
  const known = phrases.get(phrase) ?? readStatements(phrase, NO_CONTEXT);
  phrases.set(phrase, known);
  return known;
}

/** The concepts of such a statement. */
export function phraseKeys(statement: Statement): ReadonlySet<string> {
  const known = keysOfPhrase.get(statement) ?? conceptKeys(statement.text);
  keysOfPhrase.set(statement, known);
  return known;
}

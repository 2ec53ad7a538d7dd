import type { InputStatement, Statement } from '../../../products/index.js';
import { flatMapped } from '../../../shared/index.js';

/**
 * What a sentence of the notes cannot do without, though another says it too: "you get the pot, the stand and four forks",
 * "timers: 10, 30, 60, 99 s".
 */
export function inSentences(statements: readonly InputStatement[]): ReadonlySet<InputStatement> {
  const bySentence = new Map<number, InputStatement[]>();
  for (const one of statements)
    if (one.field === 'description' && (one.unused === undefined || one.unused.reason === 'duplicate'))
      bySentence.set(one.statement.sentence, [...(bySentence.get(one.statement.sentence) ?? []), one]);
  return new Set(flatMapped([...bySentence.values()].filter(isWhole), (all) => all));
}

/** Clauses that are said in one sentence, or a list under a label, of which something is said nowhere else. */
function isWhole(all: readonly InputStatement[]): boolean {
  const isList = all.length >= LEAST_LISTED && all.every(({ statement }) => statement.label !== '');
  return (
    all.some(({ unused }) => unused === undefined) &&
    (isList ||
      isEnumerated(all) ||
      (all.length > 1 && all.some(({ statement, unused }) => unused === undefined && isTold(statement))))
  );
}
/** "2 kites, 1 red, 1 turquoise", "30 m line on each handle, polyester, 10 kg": without one the others say something else. */
const isEnumerated = (all: readonly InputStatement[]): boolean =>
  all.length > 1 && all.length <= MOST_ENUMERATED && all.every(({ statement }) => statement.label === '');
const MOST_ENUMERATED = 6;
const LEAST_LISTED = 3;
const isTold = ({ form, label }: Statement): boolean => label === '' && /^(?:clause|verb|imperative)$/u.test(form);

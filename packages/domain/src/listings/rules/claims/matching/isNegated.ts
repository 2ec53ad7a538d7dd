import type { Token } from '../../text/Token.js';
import { endsSentence } from './gaps.js';

const NEGATIONS: ReadonlySet<string> = new Set([
  ...[
    'not',
    'never',
    'cannot',
    "doesn't",
    "don't",
    "isn't",
    "won't",
    "can't",
    'no',
    'nicht',
    'kein',
    'keine',
    'nahi',
    'nahin',
  ],
]);
/** "Not only kills germs" affirms. */
const AFFIRMING: ReadonlySet<string> = new Set(['only', 'just', 'nur']);
/** "Not intended to diagnose, treat, cure or prevent any disease" speaks of all that follows. */
const INTENDING: ReadonlySet<string> = new Set(['intended', 'meant', 'claimed', 'designed', 'evaluated']);

const NEAR = 2;
const FAR = 12;

/** True when a verb is denied in its own sentence: a disclaimer is no claim. */
export function isNegated(text: string, tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= FAR; before -= 1) {
    const token = tokens[before] as Token;
    if (endsSentence(text, token.end, (tokens[before + 1] as Token).start)) return false;
    if (!NEGATIONS.has(token.word)) continue;
    const next = tokens[before + 1]?.word ?? '';
    if (AFFIRMING.has(next)) return false;
    return at - before <= NEAR || INTENDING.has(next);
  }
  return false;
}

/** "Do not sterilize", "never boil or sterilize": an order to its owner, which begins a clause. */
export function isForbidden(text: string, tokens: readonly Token[], at: number): boolean {
  const isSecond = tokens[at - 1]?.word === 'or';
  const first = isSecond ? at - 2 : at;
  const [deny, auxiliary] = [tokens[first - 1], tokens[first - 2]];
  if (deny === undefined) return false;
  const start = deny.word === 'not' && auxiliary?.word === 'do' ? auxiliary.start : deny.start;
  const isOrder = start !== deny.start || deny.word === "don't" || deny.word === 'never';
  const end = tokens[at]?.start ?? start;
  // "Never sterilize again" promises that there is no need to.
  if (AGAIN.test(text.slice(end, end + 60))) return false;
  return isOrder && OPENS_CLAUSE.test(text.slice(0, start)) && !/[,;:–—-]/u.test(text.slice(start, end));
}
const AGAIN = /^[^.;!?]*\b(?:again|any ?more)\b/iu;
/** What stands before an order: nothing, or a sign. */
const OPENS_CLAUSE = /(?:^|[.,;:!?(•*-])\s*(?:please |and |or )?$/iu;

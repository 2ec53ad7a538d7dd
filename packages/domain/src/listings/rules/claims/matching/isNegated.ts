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
    // "Do not boil or sterilize".
    const isSecond = at - before === NEAR + 1 && tokens[at - 1]?.word === 'or';
    return at - before <= NEAR || isSecond || INTENDING.has(next);
  }
  return false;
}

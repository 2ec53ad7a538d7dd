import { lowerAt, type Statement } from '../../../products/index.js';
import { wordSet } from '../../../shared/index.js';

/** "Horn-effect", "fur look": what stands behind the name of a thing that is only imitated. */
const BEHIND = wordSet('effect|imitation|lookalike|look|pattern|print|style|design|colour|color|tone');
const BEFORE = wordSet('faux|imitation|fake|simulated|like');
/** These alone say that a thing is imitated; the others only describe it. */
const IMITATES = wordSet('effect|imitation|lookalike');

/** Whether a word names what its clause only imitates: the horn of "horn-effect buttons", the fur of "faux fur". */
export function isImitatedAt({ tokens }: Pick<Statement, 'tokens'>, at: number, mayDescribe = true): boolean {
  const next = lowerAt(tokens, tokens[at + 1]?.text === '-' ? at + 2 : at + 1);
  const isLookOf = lowerAt(tokens, at - 1) === 'of' && BEHIND.has(lowerAt(tokens, at - 2));
  return isLookOf || BEFORE.has(lowerAt(tokens, at - 1)) || (mayDescribe ? BEHIND : IMITATES).has(next);
}

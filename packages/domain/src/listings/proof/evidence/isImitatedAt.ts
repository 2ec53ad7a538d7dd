import { lowerAt, type Statement } from '../../../products/index.js';
import { wordSet } from '../../../shared/index.js';

const BEFORE = wordSet('faux|imitation|simulated');
/** What stands behind the name of a thing that is only imitated: "horn-effect". */
const IMITATES = wordSet('effect|imitation|lookalike|look');
/** Words that only describe, behind the name of a thing. */
const DESCRIBES = wordSet('effect|imitation|look|pattern|print|style|design|colour|color|tone');

/** Whether a word names what the facts only imitate: the horn of "horn-effect buttons", the fur of "faux fur". */
export const isImitatedAt = ({ tokens }: Pick<Statement, 'tokens'>, at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  (BEFORE.has(lowerAt(tokens, at - 1)) || (tokens[at + 1]?.text === '-' && IMITATES.has(lowerAt(tokens, at + 2))));

/** Whether a text names it as something imitated, or only its look: "the look of horn", "horn pattern". */
export const isLikenedAt = (statement: Pick<Statement, 'tokens'>, at: number): boolean => {
  const { tokens } = statement;
  const isLookOf = lowerAt(tokens, at - 1) === 'of' && DESCRIBES.has(lowerAt(tokens, at - 2));
  return (
    isLookOf ||
    lowerAt(tokens, at - 1) === 'like' ||
    DESCRIBES.has(lowerAt(tokens, at + 1)) ||
    isImitatedAt(statement, at)
  );
};

import { wordSet } from '../../../shared/index.js';
const GRAMMAR = wordSet(
  'the|a|an|of|for|with|and|or|to|in|on|at|by|is|be|are|it|its|this|that|these|those|they|them|you|your|have|has|do|does|as|from|up|out|any|all|each|both|so|too|also|only|just|then|than|if|when|while|can|will|should|must|may|might|would|could|there|ther|here|who|which|what|put|use|go|get|come|keep|suit|suitabl|need|anyone|everyone|one|other|into|onto|over|under|off|away',
);

/** Words of grammar: a denied "the" denies nothing. */
export const isGrammarWord = (stem: string): boolean => GRAMMAR.has(stem);

import type { InputStatement } from '../../../products/index.js';
import { keysOfWords } from '../keysOfWords.js';
import type { ConceptUse } from '../Evidence.js';

const DISHWASHER = 'dishwasher';
const WASHED = /\bwash (?:the|its|their) (?:\p{L}+ ){1,3}by hand\b/iu;

/** "Bowl and basket dishwasher safe, wash the lid by hand": the dishwasher is denied too, of the lid. */
export function denyDishwasher(concepts: Map<string, ConceptUse>, statements: readonly InputStatement[]): void {
  if (!concepts.has(DISHWASHER) || !statements.some(({ statement }) => WASHED.test(statement.text))) return;
  for (const words of ['dishwasher', 'dishwasher safe', 'the dishwasher'])
    for (const key of keysOfWords(words)) {
      const use = concepts.get(key);
      if (use !== undefined && /dishwash/u.test(key)) use.denied = true;
    }
}

import { wordSet } from '../../../shared/index.js';
import { BASE_VERBS, type Statement } from '../../../products/index.js';

const DENIES = wordSet("not|never|don't|don’t|avoid");
const OBJECT = wordSet('it|them|this|these|the|your|a|an|any');
/** Promises in the form of a denial: "never worry about stains", "don't miss a beat". */
const PROMISES = wordSet(
  'worry|lose|miss|run|fear|wait|forget|pay|struggle|suffer|need|bother|stress|sweat|settle|compromise|get|let|feel|have|be|fret|guess|search|hesitate|look|stop',
);
const LASTING = wordSet('again|anymore|another|longer|twice');

const KEEP_OR_STORE = wordSet('keep|store');

/**
 * Whether a clause forbids the reader something: "Do not put it in the oven", "Keep it away from the eyes". A caution promises
 * nothing, so words that no fact has make it no claim; it is wrong only where the facts allow what it forbids.
 */
export function isCaution({ tokens }: Statement): boolean {
  const first = tokens[0]?.lower ?? '';
  const denial = tokens[first === 'do' ? 1 : 0]?.lower ?? '';
  if (!KEEP_OR_STORE.has(first) && !DENIES.has(denial)) return false;
  const words = tokens.map(({ lower }) => lower);
  if (words.some((word) => LASTING.has(word))) return false;
  if (KEEP_OR_STORE.has(words[0] ?? '')) return words.slice(1, 5).some((word) => /^(?:away|out)$/u.test(word));
  const at = words[0] === 'do' ? 1 : 0;
  const verb = words[at + 1] ?? '';
  if (PROMISES.has(verb)) return words[at] === 'avoid';
  if (words[at] === 'avoid') return true;
  // "Never bitter" is no order.
  return words[0] === 'do' || BASE_VERBS.has(verb) || (/^\p{L}+$/u.test(verb) && OBJECT.has(words[at + 2] ?? ''));
}

const MANNER = wordSet(
  'in|on|with|near|at|while|when|under|above|over|after|before|for|by|to|into|from|unless|until|without|together',
);

/** "Do not store it wet": how or where is forbidden, not the storing. `at` is the place of the verb. */
export const forbidsManner = (statement: Statement, at: number): boolean => {
  const [object, next, ...more] = statement.tokens.slice(at + 1).map(({ lower }) => lower);
  return (
    isCaution(statement) &&
    DENIES.has(statement.tokens[at - 1]?.lower ?? '') &&
    next !== undefined &&
    (/^(?:it|them)$/u.test(object ?? '') || [next, ...more].some((word) => MANNER.has(word)))
  );
};

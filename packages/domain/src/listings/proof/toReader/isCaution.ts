import { BASE_VERBS, type Statement } from '../../../products/index.js';

const DENIES = /^(?:not|never|don't|don’t|avoid)$/u;
const OBJECT = /^(?:it|them|this|these|the|your|a|an|any)$/u;
/** Promises in the form of a denial: "never worry about stains", "don't miss a beat". */
const PROMISES =
  /^(?:worry|lose|miss|run|fear|wait|forget|pay|struggle|suffer|need|bother|stress|sweat|settle|compromise|get|let|feel|have|be|fret|guess|search|hesitate|look|stop)$/u;
const LASTING = /^(?:again|anymore|another|longer|twice)$/u;

/**
 * Whether a clause forbids the reader something: "Do not put it in the oven", "Keep it away from the eyes". A caution promises
 * nothing, so words that no fact has make it no claim; it is wrong only where the facts allow what it forbids.
 */
export function isCaution({ tokens }: Statement): boolean {
  const words = tokens.map(({ lower }) => lower);
  if (words.some((word) => LASTING.test(word))) return false;
  if (/^(?:keep|store)$/u.test(words[0] ?? '')) return words.slice(1, 5).some((word) => /^(?:away|out)$/u.test(word));
  const at = words[0] === 'do' ? 1 : 0;
  if (!DENIES.test(words[at] ?? '')) return false;
  const verb = words[at + 1] ?? '';
  if (PROMISES.test(verb)) return words[at] === 'avoid';
  if (words[at] === 'avoid') return true;
  // "Never bitter" is no order.
  return words[0] === 'do' || BASE_VERBS.has(verb) || (/^\p{L}+$/u.test(verb) && OBJECT.test(words[at + 2] ?? ''));
}

const MANNER =
  /^(?:in|on|with|near|at|while|when|under|above|over|after|before|for|by|to|into|from|unless|until|without|together)$/u;

/** "Do not store it wet": how or where is forbidden, not the storing. `at` is the place of the verb. */
export const forbidsManner = (statement: Statement, at: number): boolean => {
  const [object, next, ...more] = statement.tokens.slice(at + 1).map(({ lower }) => lower);
  return (
    isCaution(statement) &&
    DENIES.test(statement.tokens[at - 1]?.lower ?? '') &&
    next !== undefined &&
    (/^(?:it|them)$/u.test(object ?? '') || [next, ...more].some((word) => MANNER.test(word)))
  );
};

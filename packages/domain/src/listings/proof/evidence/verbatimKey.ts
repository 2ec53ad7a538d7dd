import { flatMapped } from '../../../shared/index.js';
import type { Statement } from '../../../products/index.js';

/** Shorter clauses depend on what stands around them: "removable", "not washable". */
const LEAST_WORDS = 4;

const DENIES = /^(?:no|not|without|free|excl|never|do not|does not|lacks)/iu;

/**
 * A clause word for word, with its negations: one that the seller gave in the same words is given, whatever its words are
 * of. Undefined where it is too short to stand alone.
 */
export function verbatimKey({ tokens, negated, label, isBracketed }: Statement): string | undefined {
  // A heading that denies turns what stands under it.
  if (isBracketed || DENIES.test(label)) return undefined;
  const words = flatMapped(tokens, ({ kind, lower }, at) =>
    kind === 'sign' ? [] : [negated[at] === true ? `not ${lower}` : lower],
  );
  return words.length < LEAST_WORDS ? undefined : words.join(' ');
}

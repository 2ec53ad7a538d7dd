import { unitSpelled, type Statement } from '../../../products/index.js';

/** Shorter clauses depend on what stands around them: "removable", "not washable". */
const LEAST_WORDS = 4;
/** How to treat it depends on nothing: "Hand wash", "Care: hand wash only". */
const LEAST_WORDS_OF_CARE = 2;
const OF_CARE = /^(?:care|care instructions?|cleaning|washing)?$/iu;

const DENIES = /^(?:no|not|without|free|excl|never|do not|does not|lacks)/iu;

/**
 * A clause word for word, with its negations: one that the seller gave in the same words is given, whatever its words are
 * of. Undefined where it is too short to stand alone. `isOfWhole`: nothing before it in its sentence names what it is said of.
 */
export function verbatimKey(
  { tokens, negated, label, form, property, part, isBracketed }: Statement,
  isOfWhole = true,
): string | undefined {
  // A heading that denies turns what stands under it.
  if (isBracketed || DENIES.test(label)) return undefined;
  let count = 0;
  let key = '';
  tokens.forEach(({ kind, lower }, at) => {
    if (kind === 'sign') return;
    // "99 sec" are 99 seconds.
    const word = tokens[at - 1]?.kind === 'number' ? (unitSpelled(lower)?.symbol ?? lower) : lower;
    key += `${count === 0 ? '' : ' '}${negated[at] === true ? 'not ' : ''}${word}`;
    count += 1;
  });
  const isCare = form === 'imperative' && property === 'care' && part === '' && OF_CARE.test(label) && isOfWhole;
  const least = isCare ? LEAST_WORDS_OF_CARE : LEAST_WORDS;
  return count < least ? undefined : key;
}

/** A line of a sheet with its label, word for word: "Label width: 20 to 50 mm". */
export const labelledKey = ({ label, text }: Statement): string | undefined =>
  label === '' || DENIES.test(label) ? undefined : `${label}: ${text}`.toLowerCase();

import { remembering, wordSet } from '../../shared/index.js';
import { isSameAmount, stemsOf, type Statement } from '../reading/index.js';
import { propertyOfLabel } from '../reading/words/propertyOfLabel.js';

const SMALL = wordSet('the|a|an|of|for|with|and|or|to|in|on|at|is|are|be|it|its|this|each|about|approx');

/** Whether a clause says nothing that another does not: same polarity and part, no other figure, no other content word. */
export function isRepeatOf(one: Statement, other: Statement): boolean {
  if (one.polarity !== other.polarity || one.part !== other.part) return false;
  // "Not for: packing tape" is none of "Not included: packing tape".
  if (one.label !== other.label && (one.property === 'excluded') !== (other.property === 'excluded')) return false;
  // "Warranty: 2 years" is more than "for children up to 2 years".
  if (one.label !== '' && one.label !== other.label && one.property !== other.property && isFigure(one)) return false;
  const isKnown = one.stems.every((stem, at) => {
    const token = one.tokens[at];
    if (token === undefined || token.kind === 'sign' || other.stems.includes(stem) || SMALL.has(stem)) return true;
    return one.quantities.some(({ start, end }) => token.start >= start && token.end <= end);
  });
  return (
    isKnown &&
    !areOfOtherThings(one, other) &&
    deniesTheSame(one, other) &&
    one.quantities.every((quantity) =>
      other.quantities.some(
        (same) =>
          isSameAmount(quantity.low, quantity.unit, same.low, same.unit) &&
          isSameAmount(quantity.high, quantity.unit, same.high, same.unit) &&
          (quantity.qualifier === '' || quantity.qualifier === same.qualifier) &&
          (quantity.noun === '' || quantity.noun === same.noun),
      ),
    ) &&
    one.stems.some((_, at) => one.tokens[at]?.kind !== 'sign')
  );
}

const isFigure = ({ tokens, quantities }: Statement): boolean =>
  tokens.every(({ start, kind }) => kind === 'sign' || quantities.some((one) => start >= one.start && start < one.end));

/** "Spanner: not included" is none of "Brake fluid: not included", nor "USB-C1 alone: 65 W" of "Output: 65 W". */
function areOfOtherThings(one: Statement, other: Statement): boolean {
  // "Catch cup: aluminium" is none of "Body: aluminium".
  const areNamed = other.label !== '' && one.label !== '' && propertyOfLabel(one.label) === undefined;
  if (one.label === other.label || !(areNamed || ANSWER.test(one.text) || OF_ONE.test(one.label))) return false;
  const named = new Set([...stemsOf(other.label), ...other.stems]);
  return stemsOf(one.label).some((stem) => !SMALL.has(stem) && !named.has(stem));
}
const ANSWER = /^(?:not |un)?(?:included|supplied|needed|required|available)$|^(?:yes|no|none)$/iu;
const OF_ONE = /\p{L}-?\d\b|\b(?:alone|together)\b/iu;

/** "Not waterproof" is more than "sticks to most shoes, but not to waterproof membranes". */
function deniesTheSame(one: Statement, other: Statement): boolean {
  const [first, second] = [deniedIn(one), deniedIn(other)];
  return first.length === 0 || (first.length === second.length && first.every((stem) => second.includes(stem)));
}

/** Each clause is compared with many. */
const deniedIn = remembering(
  ({ stems, negated }: Statement): readonly string[] =>
    stems.filter((stem, at) => negated[at] === true && !SMALL.has(stem) && /[\p{L}\d]/u.test(stem)),
  () => true,
);

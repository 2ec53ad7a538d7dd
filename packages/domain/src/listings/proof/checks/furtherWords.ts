import { wordSet } from '../../../shared/index.js';
import { lowerAt, BASE_VERBS, type Statement } from '../../../products/index.js';
import type { Concept } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** "Neither the tank nor the pump may go in the dishwasher": both are there. */
export const isOfNeither = ({ next }: Concept, { tokens }: Statement): boolean =>
  tokens[0]?.lower === 'neither' && next <= tokens.findIndex(({ lower }) => VERB.has(lower));
const VERB = wordSet('is|are|may|can|must|should|will|goes|go|fits?|comes?|needs?|has|have|contains?|works?');

const FIT_OR_SUIT = wordSet('fit|suit|suitabl|hold|take');

/** "The bracket fits tubes from 2.5 to 4 cm" where it is "not suitable for motorcycles": what it fits is checked. */
export const isFitOfFigure = ({ stems }: Concept, { quantities, negated }: Statement): boolean =>
  quantities.length > 0 && !negated.includes(true) && stems.every((stem) => FIT_OR_SUIT.has(stem));

/** "Dry it at once and rub in a little oil": one more thing to do, with what the facts name. */
export const isFurtherCall = (
  { first, next }: Concept,
  { tokens, stems }: Statement,
  { concepts }: Evidence,
): boolean =>
  BASE_VERBS.has(tokens[first]?.lower ?? '') &&
  /^(?:and|then)$/u.test(lowerAt(tokens, first - 1)) &&
  tokens.slice(0, 2).some(({ lower }) => BASE_VERBS.has(lower)) &&
  stems.slice(next).some((stem) => !isGrammarWord(stem) && concepts.get(stem)?.affirmed === true);

/** "Plug in the cable": the verb is not the plug that is missing. */
export const isCall = ({ first, next }: Concept, { tokens, form }: Statement): boolean =>
  first === 0 && form === 'imperative' && /^(?:in|on|off|out|up)$/u.test(tokens[next]?.lower ?? '');

/** "Leave the folding to an adult", "before you leave for the airport": nothing of what the facts say not to leave. */
export const isLeaving = (
  { first, next, stems: own }: Concept,
  { stems, tokens }: Statement,
  { concepts }: Evidence,
): boolean =>
  own.length === 1 &&
  /^leave$/u.test(tokens[first]?.lower ?? '') &&
  !stems.slice(next).some((stem) => !isGrammarWord(stem) && concepts.get(stem)?.denied === true);

/** "No case is supplied" where "no case" was given. */
export const isSupply = ({ stems }: Concept): boolean => stems.every((stem) => SUPPLY.has(stem));
const SUPPLY = wordSet('suppl|suppli|supply|provid|provide|includ|include');

/** "The solder supplied contains no lead", "flux is not part of the kit": how a thing that is spoken of comes, or does not. */
export const isOfPack = (
  { first, stems: own }: Concept,
  { tokens, stems }: Statement,
  { included, concepts, excluded }: Evidence,
): boolean => {
  const before = stems[first - 1] ?? '';
  if (isSupply({ first, next: first + 1, stems: own, group: undefined }))
    return (
      tokens[first]?.lower.endsWith('ed') === true && (included.has(before) || concepts.get(before)?.affirmed === true)
    );
  return (
    PACK.has(own[0] ?? '') &&
    lowerAt(tokens, first - 1) === 'the' &&
    /^(?:of|in)$/u.test(lowerAt(tokens, first - 2)) &&
    stems.some((stem) => excluded.has(stem) || included.has(stem) || concepts.get(stem)?.denied === true)
  );
};
const PACK = wordSet('kit|set|bundle|parcel|package|packag|delivery|deliveri');

const NO_OR_WITHOUT = wordSet('no|without|lacks?');

/** "There is no", "comes without": what they deny is checked. */
export const isDenying = ({ group, first, next }: Concept, { tokens }: Statement): boolean =>
  group !== undefined && NO_OR_WITHOUT.has(lowerAt(tokens, next - 1)) && next - first > 1;

/** "Two litres fit in": the figure is checked. */
export const isHolding = ({ stems, next }: Concept, { tokens, quantities }: Statement): boolean =>
  stems.join() === 'fit' && /^(?:in|into|inside)$/u.test(tokens[next]?.lower ?? '') && quantities.length > 0;

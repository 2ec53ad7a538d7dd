import { inSentence } from '../../prose/inSentence.js';
import type { Unit } from '../../plan/Unit.js';

/** Characters of a phrase in the highlights. */
export const LONGEST = 40;
/** What makes a sentence, or a part of one that says nothing alone. */
export const CLAUSE =
  /\b(?:so|because|if|when|while|that|which|is|are|was|has|have|can|may|must|will|should|you|your|it|they|the)\b|[:;,()="“”]|(?: w| and| or)$|\d{8}/iu;

/** What it does, what protects it and what comes with it, in so few words: "runs up to 70 minutes", "IPX6", "brush included". */
export function actsOf(unit: Unit, next: Unit | undefined, before?: Unit): readonly string[] {
  const { label, text, form, property, isNegative, group, statement } = unit;
  const isLimited = next?.group === group && (next.isNegative || LIMITS.test(next.text));
  if (label !== '' || isNegative || statement.negated.includes(true) || !isAct(text)) return [];
  const isIncluded =
    property === 'included' &&
    form === 'noun' &&
    // "Guarantee 36 months, magnet included": the guarantee includes it.
    !(before?.group === group && before.property === 'warranty') &&
    text.endsWith(' included') &&
    !/,|^(?:one|two|three|four|\d+) included$/iu.test(text);
  const isDone = (form === 'verb' && ACTS.test(text)) || RATED.test(text);
  return isIncluded || (isDone && !isLimited) ? [inSentence(text)] : [];
}

const RATED = /^IP[X\d]\d$/u;
const ACTS =
  /^(?:runs|lasts|charges|works|folds|rolls|turns|tilts|extends|adjusts|holds|fits|carries|stands|packs|opens|closes|stops|switches|connects|locks|rotates|swivels|heats|cools|detaches|clips|hangs|stacks|reclines|floats|shuts off|switches off|turns off|takes up to \d\S*) /iu;
/** What takes back a part of what was just said. */
export const LIMITS = /^(?:but|only|except|unless|less|not|no|if|when|with|while|max|then)\b/iu;
/** Whether a phrase is short enough and says no more than what the product does or has. */
export const isAct = (text: string): boolean =>
  RATED.test(text) ||
  (text.length <= LONGEST &&
    (ACTS.test(text) || text.endsWith(' included')) &&
    !CLAUSE.test(text) &&
    !/\b(?:warranty|not|no|only|before|after|until|normal|fades?|rusts?|shrinks?)\b/iu.test(text));

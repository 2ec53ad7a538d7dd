import { baseOfThirdPerson, NOUN_LIKE, stemsOf } from '../../../../../products/index.js';
import { inSentence } from '../../../prose/inSentence.js';
import { opensList, type Unit } from '../../../plan/Unit.js';

/** Characters of a phrase in the highlights. */
export const LONGEST = 40;
/** Of what it does. */
const LONGEST_ACT = 52;
/** What makes a sentence, or a part of one that says nothing alone. */
export const CLAUSE =
  /\b(?:so|because|if|when|while|that|which|is|are|was|has|have|can|may|must|will|should|you|your|it|they|the)\b|[:;,()="“”]|(?: w| and| or)$|\d{8}/iu;

/** What it does, what protects it and what comes with it, in so few words: "runs up to 70 minutes", "IPX6", "brush included". */
export function actsOf(unit: Unit, units: readonly Unit[]): readonly string[] {
  const { label, text, form, property, isNegative, group, statement, at, self } = unit;
  const [before, next] = [units[units.indexOf(unit) - 1], units[units.indexOf(unit) + 1]];
  const isLimited = next?.group === group && (next.isNegative || LIMITS.test(next.text));
  const said = text.replace(/^(?:it|they) /iu, '');
  if (label !== '' || isNegative || statement.negated.includes(true) || !isAct(said)) return [];
  const isIncluded =
    property === 'included' &&
    form === 'noun' &&
    // "Guarantee 36 months, magnet included": the guarantee includes it.
    !(unit.at > 0 && (before?.group !== group || before.property === 'warranty')) &&
    text.endsWith(' included') &&
    !/,|^(?:one|two|three|four|\d+) included$/iu.test(text);
  // "One pouch, 600D polyester, hangs on either side": the pouch does.
  const opening = units.find((one) => one.group === group);
  const isOfProduct =
    at === 0 ||
    said !== text ||
    (opening !== undefined &&
      (/^\d/u.test(opening.text) ||
        /^(?:it|they|this)\b/iu.test(opening.text) ||
        stemsOf(opening.text).some((stem) => self.has(stem)) ||
        opening.statement.terms.length > 0));
  const isDone = (isOfProduct && (form === 'verb' || said !== text) && isDoing(said)) || RATED.test(text);
  // "Works on couch, bed, carpet": the first of a list.
  const isFirst = !/\d/u.test(said) && opensList(unit, next?.group === group ? next : undefined);
  return isIncluded || (isDone && !isLimited && !isFirst) ? [inSentence(said)] : [];
}

const RATED = /^IP[X\d]\d$/u;
/** What is said elsewhere, or says nothing that a buyer chooses by. */
const OF_LITTLE =
  /^(?:needs|requires|weighs|measures|differs|varies|contains|includes|comes|arrives|ships|costs|smells|bends|breaks|wears|fades|looks|feels|means|makes|gives|gets|goes|has|is|does|says|wants|likes|takes (?!up to \d)|stays|keeps (?:well|fresh)|protects|prevents|helps|lets|allows|improves|reduces|cares)\b/iu;
/** Words that are verbs here, although they may be nouns. */
const ACTS =
  /^(?:runs|lasts|charges|works|folds|rolls|turns|tilts|holds|lifts|fits|stands|swivels|packs|stops|switches|locks|cools|clips|stacks|floats|shuts off) /iu;
/** Whether it begins with a verb for what the product does. */
export const isDoing = (text: string): boolean => {
  const [verb = ''] = text.toLowerCase().split(' ');
  return !OF_LITTLE.test(text) && (ACTS.test(text) || (baseOfThirdPerson(verb) !== undefined && !NOUN_LIKE.has(verb)));
};
/** What takes back a part of what was just said. */
export const LIMITS = /^(?:but|only|except|unless|less|not|no|if|when|with|while|max|then)\b/iu;
/** Whether a phrase is short enough and says no more than what the product does or has. */
export const isAct = (text: string): boolean =>
  RATED.test(text) ||
  (text.length <= (text.endsWith(' included') ? LONGEST : LONGEST_ACT) &&
    (isDoing(text) || text.endsWith(' included')) &&
    !CLAUSE.test(text.replaceAll(' the ', ' ')) &&
    // "Glows for around 40" goes on.
    !/\b(?:about|around|to|for) \d+$/iu.test(text) &&
    !/\b(?:warranty|not|no|only|before|after|until|normal|fades?|rusts?|shrinks?|at first|may|too|please|once)\b/iu.test(
      text,
    ));

import type { Passage } from '../../plan/Passage.js';
import { standsAlone, type Unit } from '../../plan/Unit.js';
import { factsOf } from '../factsOf.js';
import { isPlural, type Subject } from '../grammar.js';
import { inSentence } from '../inSentence.js';
import { asPredicate, PACKED_IN } from '../predicates/asPredicate.js';
import { forAges } from '../predicates/forAges.js';
import { ACCESSORY, mayBeMissing, NO_THING } from '../predicates/withoutPredicate.js';
import type { Spoken } from '../Spoken.js';
import { holdsVerb } from './isPlainThing.js';
import { retoldLabel } from './retoldLabel.js';
import { retoldNoun } from './retoldNoun.js';
import { retoldQuality } from './retoldQuality.js';
import { retoldVerb } from './retoldVerb.js';
import { isSubordinate } from '../predicates/withReason.js';

/** A fact of a passage in a sentence of its own, with the clause that gives it. */
export interface Retold {
  readonly unit: Unit;
  readonly spoken: Spoken;
}

/** Longer clauses are sentences already, or lists that no reader wants twice. */
const LONGEST = 120;
/** Signs that no plain sentence holds. */
const UNEVEN = /[=|?~“”";:+*]|\d\/\d{3}| - |\.\s/u;

/**
 * The facts of a passage that a bullet lists, each as a sentence about the product: what it is, has, does or comes with.
 * Clauses whose grammar or whose part is not sure are left to the bullet.
 */
export function retold(passage: Passage, subject: Subject): readonly Retold[] {
  const { units } = passage;
  if (passage.label !== '') {
    const spoken = retoldLabel(passage, subject);
    const [unit] = units;
    return spoken === undefined || unit === undefined ? [] : [{ unit, spoken }];
  }
  // "Size L = waist 34, length 40 in": its figures are those of one size.
  const isOfOneSize = /=/u.test(passage.text) || units.some(({ property }) => property === 'size');
  return units.flatMap((unit, at) => {
    if (unit.source.field === 'product_name' || !standsAlone(unit, units) || isSubordinate(unit)) return [];
    if (goesOnAsList(unit, units[at + 1]) || (isOfOneSize && unit.statement.quantities.length > 0)) return [];
    const spoken = retoldClause(unit, subject) ?? factsOf({ ...passage, units: [unit] }, subject)[0];
    // "Temperature dial 5 settings" lacks its joint.
    const isTorn = spoken?.kind === 'has' && /\p{L}{3,} \d+ \p{L}/u.test(spoken.text);
    // Behind a part its figures are those of the part: "storage box, 38 x 28 cm".
    const isOfOther =
      spoken !== undefined &&
      at > 0 &&
      /^\d/u.test(unit.text) &&
      BARE_MEASURE.test(spoken.text) &&
      !units.slice(0, at).every(({ text }) => /^\d/u.test(text));
    return spoken === undefined ||
      isTorn ||
      isOfOther ||
      !units.slice(0, at).every((before) => leavesOpen(before, spoken))
      ? []
      : [{ unit, spoken }];
  });
}

/** Whether what follows a clause may still be of the product: "use oil, low speed" and "soap 75 g, vegan" go on. */
const leavesOpen = ({ form, statement, text }: Unit, next: Spoken): boolean =>
  // "RGB backlight, 18 effects" counts those of the thing before it.
  !(next.kind === 'has' && COUNT.test(next.text) && form === 'noun' && !COUNT.test(text)) &&
  !(form === 'noun' && holdsVerb(text)) &&
  // "Cardboard box, no plastic" denies it of the box.
  !PACKED_IN.test(inSentence(text)) &&
  (next.kind === 'is' || (next.kind === 'verb' && !BARE_MEASURE.test(next.text))
    ? form === 'description' && statement.part === ''
    : !/^(?:imperative|clause|verb|for)$/u.test(form));

const COUNT = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu;
/** A figure of the product behind another: "12 x 5 in, 1.9 lb". */
const BARE_MEASURE = /^(?:weighs?|measures?|holds?|comes? (?:as|with)) /u;

/** "Works with PS4, Sky Q, TVs": the clauses behind it are the rest of its list. */
const goesOnAsList = ({ form }: Unit, next: Unit | undefined): boolean =>
  /^(?:verb|for|with|description)$/u.test(form) &&
  next?.form === 'noun' &&
  next.statement.quantities.length === 0 &&
  next.text.split(' ').length <= 3;

/** "Each one wrapped separately" lacks its verb. */
const EACH_DONE =
  /^(each(?: one| \p{Ll}+)?|every \p{Ll}+) ((?:individually |separately |hand[- ])?(?:wrapped|packed|sealed|boxed|numbered|signed|stamped|tested|sewn|stitched|painted|turned|carved|labelled|labeled)(?: .*)?)$/iu;

function retoldClause(unit: Unit, subject: Subject): Spoken | undefined {
  if (unit.text.length > LONGEST || UNEVEN.test(unit.text) || unit.label !== '') return undefined;
  const [, each = '', done = ''] = EACH_DONE.exec(unit.text) ?? [];
  if (done !== '') return { kind: 'sentence', text: `${each.toLowerCase()} is ${done}` };
  switch (unit.form) {
    case 'noun':
      return unit.property === 'warning' ? undefined : retoldNoun(unit, subject);
    case 'description':
      return retoldQuality(unit);
    case 'for':
      return forWhom(unit);
    case 'without':
      return retoldDenial(unit);
    case 'excluded':
      return /[(),]/u.test(unit.text) ? undefined : asPredicate(unit, subject);
    case 'verb':
    case 'with':
      return retoldVerb(unit, subject);
    default:
      return undefined;
  }
}

/** "For oily skin"; "for 2 to 5 years" is an age. */
function forWhom({ text, isFree }: Unit): Spoken | undefined {
  const ages = forAges(text);
  if (ages !== undefined) return { kind: 'is', text: ages };
  return isFree && !/[,()]|\d/u.test(text) ? { kind: 'is', text: inSentence(text) } : undefined;
}

/** "No added sugar", "without parabens" → what it has not. */
function retoldDenial({ text, statement }: Unit): Spoken | undefined {
  const [, what = ''] = /^(?:no|without|zero) (\p{Ll}[\p{L} -]{2,30})$/iu.exec(text) ?? [];
  if (ACCESSORY.test(what))
    return { kind: 'sentence', text: `no ${inSentence(what)} ${isPlural(what) ? 'are' : 'is'} included` };
  const isSure = what !== '' && what.split(' ').length <= 3 && statement.part === '' && mayBeMissing(what);
  return isSure && !NO_THING.test(text) && !/\b(?:needed|required|no|and|or)\b/iu.test(what)
    ? { kind: 'has', text: `no ${inSentence(what)}` }
    : undefined;
}

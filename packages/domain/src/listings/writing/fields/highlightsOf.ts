import { stemsOf } from '../../../products/index.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import { anyCase } from '../../../shared/index.js';
import type { Passage } from '../plan/Passage.js';
import { standsAlone, type Unit } from '../plan/Unit.js';
import { asFragment } from '../prose/asFragment.js';
import { describedPart, partMaterial } from '../prose/predicates/describedPart.js';
import { factsOf } from '../prose/factsOf.js';
import { midSentence } from '../prose/inSentence.js';
import { capitalised } from '../prose/normalise.js';
import type { Story } from '../Story.js';

const LONGEST_HIGHLIGHT = 42;
/** "ABS" alone says little. */
const SHORTEST = 5;

export interface Highlights {
  readonly text: string;
  readonly used: readonly Unit[];
}

export const NO_HIGHLIGHTS: Highlights = { text: '', used: [] };
/** With fewer facts the bullets need them all. */
export const ENOUGH = 9;
const MOST = 5;
const FEWEST = 2;
/** With those that a bullet says at length. */
const BRIEF = 6;
/** One of so many passages is a highlight: the bullets need the others. */
const SHARE = 4;
/** A weight or a country is a highlight only beside fewer others. */
const FEW = 1;
const isOfWeightOrOrigin = anyCase(
  /\bweight\b|^(?:made|woven|knitted|assembled|ships?|printed|designed|handmade|product of) /iu,
);
export const isDull = ({ property, text }: Unit): boolean =>
  property === 'weight' || property === 'origin' || isOfWeightOrOrigin(text);
/** What a thing fits or does for its buyer. */
const FITTING = /^(?:fits|cuts|seats|sleeps|holds|serves|carries|works with) /iu;
/** Limits, orders and numbers of papers belong elsewhere. */
export const NO_HIGHLIGHT =
  /^model\b|^(?:it|they|there|this|these|we|you|our|my|your)\b|^(?:less|more|not|but|so|and|or|also)\b|^\d+ (?:years?|months?|days?)\b|\b(?:warranty|guarantees?|defects?|refunds?|unless|faulty|supplier|settles|sold)\b|\b(?:differs?|var(?:y|ies)|after use|before (?:use|storing|washing))\b|\b(?:cardboard|card box|poly ?bag|paper (?:sleeve|band|wrap)|kraft|packed|packaging|folded with)\b|^box \d|^1 (?:piece|pc)\b|\bmark IS\b|^(?:contains? .*(?:nuts?|milk|soya?|gluten|eggs?|wheat)|use|only|please|best before|external|keep|store)\b|\b(?:weighs|takes|charges)\b|\bincluded\b|\bin (?:the )?box\b|\bonly$|\b(?:may|smells?|slightly|at first|normal)\b|\d{8}|\b\d[\d.]* density\b|°|\b(?:bleeds?|fades?|stains?|rusts?|shrinks?|cracks?|scratches|discolours?|discolors?|return|trial|replacement)\b|^small parts$|\b(?:too|most|weekly|monthly|on request|now and then)$|\bto be\b|^(?:spare|units)\b|^left\b(?!-)|^batter(?:y|ies)\b(?!-| (?:life|powered|operated))|^\p{L}+ (?:the|your|it|them|with your)\b/iu;

/** The strongest short facts that the title left out; never an identifier, nor what is not there. */
export function highlightsOf(
  { title, passages, reading, units, subject }: Story,
  room: number,
  isSpoken: (passage: Passage) => boolean,
): Highlights {
  const known = new Set(stemsOf(title.title));
  const rank = (unit: Unit): number => rankFor(unit, reading);
  const alone = new Set(
    passages.flatMap((passage) => passage.units.filter((unit) => standsAlone(unit, passage.units))),
  );
  const isWhole = (passage: Passage): boolean => passage.units.length === 1 || isSpoken(passage);
  const best = (candidates: readonly Unit[], isOpening = false): readonly Unit[] =>
    candidates
      .filter((unit) => alone.has(unit))
      .filter(
        ({ property, form, items, isNegative, statement, topic, text, at, isAlone, label }) =>
          (at === 0 || isOpening) &&
          (isOpening || isAlone || statement.quantities.length > 0) &&
          !/^(?:warranty|run_time|noise|charge_time)$/u.test(property) &&
          (label === '' || (isOpening ? MEASURED : NAMED).test(label)) &&
          !/^(?:licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care)$/u.test(
            property,
          ) &&
          (!/^(?:clause|verb|imperative|excluded|without)$/u.test(form) || (form === 'verb' && FITTING.test(text))) &&
          !/^(?:limits|care)$/u.test(topic) &&
          !NO_HIGHLIGHT.test(text) &&
          !isNegative &&
          !statement.negated.includes(true) &&
          // "20 natural" counts no thing of its own.
          !(statement.quantities[0]?.start === 0 && statement.quantities[0].unit === '') &&
          items.length === 1,
      )
      .toSorted((one, other) => rank(other) - rank(one));
  // The bullets keep passages together: a part of one is named here only where the description says all of it.
  const ranked = best(passages.flatMap((passage) => (isWhole(passage) ? passage.units : [])));
  const most = units.length >= ENOUGH ? Math.max(FEWEST, Math.min(MOST, Math.ceil(passages.length / SHARE))) : MOST;
  const phrases: string[] = [];
  const used: Unit[] = [];
  const add = (unit: Unit, phrase: string): void => {
    if (phrases.length < most && !(isDull(unit) && phrases.length >= FEW) && brief(phrase)) used.push(unit);
  };
  /** Adds the phrase where it is short, says something new, and fits; whether it did. */
  const brief = (phrase: string): boolean => {
    if (
      phrase.length > LONGEST_HIGHLIGHT ||
      phrase.length < SHORTEST ||
      !/\p{L}{2}/u.test(phrase) ||
      /°(?![CF])/u.test(phrase) ||
      /[:;,()]/u.test(phrase)
    )
      return false;
    const stems = stemsOf(phrase);
    // "Set of 2 front blades" behind "wiper blades, set of 2".
    const said = stems.filter((stem) => known.has(stem)).length;
    if (said === stems.length || (stems.length > 3 && said * 2 > stems.length)) return false;
    if (codePointLength([...phrases, phrase].join(', ')) > room) return false;
    phrases.push(phrase);
    for (const stem of stems) known.add(stem);
    return true;
  };
  for (const unit of ranked) add(unit, asFragment(unit));
  const named = passages.filter((passage) => passage.units.some((unit) => used.includes(unit)));
  // One weak fact is no summary: what opens the other passages stands here and in its bullet.
  const openings = best(
    passages
      .filter((passage) => !isWhole(passage) || passage.label !== '')
      .flatMap((passage) => passage.units.filter(isOpeningOf)),
    true,
  );
  const before = phrases.length;
  if (before < FEWEST && units.length >= ENOUGH)
    for (const unit of openings)
      if (phrases.length < FEWEST) add(unit, unit.label === '' ? asFragment(unit) : `${unit.label} ${unit.text}`);
  // Rather what a bullet says too than none: there all of it stands together.
  const isAgain = phrases.length === 0 && units.length >= ENOUGH;
  if (isAgain)
    for (const unit of best(passages.flatMap((passage) => passage.units)))
      if (phrases.length < FEWEST) add(unit, asFragment(unit));
  // A sheet of labels: "brushless motor", "4000 mAh battery".
  if (units.length >= ENOUGH)
    for (const passage of passages.toSorted((one, other) => other.weight - one.weight)) {
      const part = describedPart(passage);
      if (phrases.length < BRIEF && part !== undefined && !NO_HIGHLIGHT.test(part)) brief(part);
    }
  // "Brass anvil", "ripstop polyester sail".
  if (units.length >= ENOUGH)
    for (const unit of passages.flatMap((passage) => passage.units)) {
      const part = phrases.length < BRIEF ? partMaterial(unit) : undefined;
      if (part !== undefined) brief(part);
    }
  // What room is left names further facts in brief; their bullets say all of them.
  if (units.length >= ENOUGH)
    for (const unit of best(passages.flatMap((passage) => passage.units)))
      if (phrases.length < BRIEF && !isDull(unit) && !named.some((passage) => passage.units.includes(unit)))
        brief(asFragment(unit));
  if (units.length >= ENOUGH)
    for (const passage of passages.toSorted((one, other) => other.weight - one.weight))
      if (!named.includes(passage))
        for (const { kind, text } of factsOf(passage, subject))
          if (phrases.length < BRIEF && kind === 'has' && !NO_HIGHLIGHT.test(text)) brief(text.replace(/^an? /u, ''));
  // Sentences in place of none: "Body is chromed steel", "four silicone feet protect the floor".
  if (phrases.length < FEWEST && units.length >= ENOUGH)
    for (const { isLimit, label, text, units: said } of passages.toSorted((one, other) => other.weight - one.weight))
      if (
        phrases.length < FEWEST &&
        label === '' &&
        !isLimit &&
        said.length === 1 &&
        !said.some(({ topic, isNegative }) => isNegative || /^(?:trust|limits|care|contents)$/u.test(topic)) &&
        !NO_HIGHLIGHT.test(text)
      )
        brief(text);
  const isThin = before === 1 && phrases.length > 1 && used[0] !== undefined && isThinOf(used[0]);
  if (isThin) phrases.push(phrases.shift() ?? '');
  return {
    text: capitalised(phrases.map((phrase, at) => (at === 0 ? phrase : midSentence(phrase))).join(', ')),
    used: units.length >= ENOUGH && !isAgain ? named.flatMap((passage) => passage.units) : [],
  };
}

/** What buyers of the kind ask first comes first. */
export function rankFor(unit: Unit, { name }: Story['reading']): number {
  const { title, questions } = name.kind.kind;
  const at = questions.indexOf(unit.property);
  return (
    unit.weight +
    (title.includes(unit.property) ? 0.3 : 0) +
    (at === -1 ? 0 : (1 - at / questions.length) * 0.2) -
    (isDull(unit) ? 2 : 0)
  );
}

/** Labels that a short value does without, and those that it needs. */
const NAMED = /^(?:material|fabric|colou?r|finish|style|capacity)$/iu;
export const MEASURED = /^(?:accuracy|resolution|measuring range)$/iu;

/** A part with its material, a measure with its label; not the first of a list. */
const isOpeningOf = ({ at, form, statement, property, text, isFree, label }: Unit): boolean =>
  label !== ''
    ? statement.quantities.length > 0
    : (at === 0 &&
        form === 'noun' &&
        property === 'material' &&
        / \p{L}+$/u.test(text) &&
        !/ (?:and|or|with|of|for|from) /u.test(text)) ||
      (isFree && /^(?:100% )?waterproof$/iu.test(text));

/** "Heel 1 in": one side of one part. */
const isThinOf = ({ statement, text }: Unit): boolean =>
  statement.part !== '' && statement.quantities.length === 1 && text.length < 20;

import { stemsOf } from '../../../products/index.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import type { Passage } from '../plan/Passage.js';
import type { Unit } from '../plan/Unit.js';
import { asFragment } from '../prose/asFragment.js';
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
/** One of so many passages is a highlight: the bullets need the others. */
const SHARE = 4;
/** A weight or a country is a highlight only beside fewer others. */
const FEW = 1;
const isDull = ({ property, text }: Unit): boolean =>
  property === 'weight' || property === 'origin' || /\bweight\b|^(?:made|woven|knitted|assembled|ships?) /iu.test(text);
/** What a thing fits or does for its buyer. */
const FITTING = /^(?:fits|cuts|seats|sleeps|holds|serves|carries|works with) /iu;
/** Limits, orders and numbers of papers belong elsewhere. */
const NO_HIGHLIGHT =
  /^model\b|^(?:contains? .*(?:nuts?|milk|soya?|gluten|eggs?|wheat)|use|only|please|best before|external|keep|store)\b|\b(?:weighs|takes|charges)\b|\bincluded\b|\bin (?:the )?box\b|\bonly$|\b(?:may|smells?|slightly|at first|normal)\b|\d{8}/iu;

/** The strongest short facts that the title left out; never an identifier, nor what is not there. */
export function highlightsOf(
  { title, passages, reading, units }: Story,
  room: number,
  isSpoken: (passage: Passage) => boolean,
): Highlights {
  const known = new Set(stemsOf(title.title));
  const asked = reading.name.kind.kind.title;
  const { questions } = reading.name.kind.kind;
  const rank = (unit: Unit): number => {
    const at = questions.indexOf(unit.property);
    return (
      unit.weight +
      (asked.includes(unit.property) ? 0.3 : 0) +
      (at === -1 ? 0 : (1 - at / questions.length) * 0.2) -
      (isDull(unit) ? 2 : 0)
    );
  };
  const ranked = passages
    // The bullets keep passages together: a part of one is named here only where the description says all of it.
    .flatMap((passage) => (passage.units.length === 1 || isSpoken(passage) ? passage.units : []))
    .filter(
      ({ property, form, items, isNegative, statement, topic, text, at, isAlone, label }) =>
        at === 0 &&
        (isAlone || statement.quantities.length > 0) &&
        !/^(?:warranty|run_time|noise|charge_time)$/u.test(property) &&
        (label === '' || /^(?:material|fabric|colou?r|finish|style|capacity)$/u.test(label)) &&
        !/^(?:licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care)$/u.test(
          property,
        ) &&
        (!/^(?:clause|verb|imperative|excluded|without)$/u.test(form) || (form === 'verb' && FITTING.test(text))) &&
        !/^(?:limits|care)$/u.test(topic) &&
        !NO_HIGHLIGHT.test(text) &&
        !isNegative &&
        !statement.negated.includes(true) &&
        items.length === 1,
    )
    .toSorted((one, other) => rank(other) - rank(one));
  const most = units.length >= ENOUGH ? Math.min(MOST, Math.ceil(passages.length / SHARE)) : MOST;
  const phrases: string[] = [];
  const used: Unit[] = [];
  for (const unit of ranked) {
    const phrase = asFragment(unit);
    if (
      phrase.length > LONGEST_HIGHLIGHT ||
      phrase.length < SHORTEST ||
      !/\p{L}{2}/u.test(phrase) ||
      /°(?![CF])/u.test(phrase) ||
      /[:;,()]/u.test(phrase)
    )
      continue;
    const stems = stemsOf(phrase);
    if (stems.every((stem) => known.has(stem))) continue;
    const next = [...phrases, phrase].join(', ');
    if (codePointLength(next) > room) continue;
    if (phrases.length >= most || (isDull(unit) && phrases.length >= FEW)) break;
    phrases.push(phrase);
    used.push(unit);
    for (const stem of stems) known.add(stem);
  }
  const named = passages.filter((passage) => passage.units.some((unit) => used.includes(unit)));
  return {
    text: capitalised(phrases.join(', ')),
    used: units.length >= ENOUGH ? named.flatMap((passage) => passage.units) : [],
  };
}

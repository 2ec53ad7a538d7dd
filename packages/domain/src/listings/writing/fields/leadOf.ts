import { flatMapped } from '../../../shared/index.js';
import { stemsOf } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { standsAlone, type Topic, type Unit } from '../plan/Unit.js';
import { opensNotes } from '../prose/predicates/identity.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';

/** A fact of the lead and the passage that gives it. */
export interface LeadFact {
  readonly passage: Passage;
  readonly spoken: Spoken;
  readonly topic: Topic;
}

export type SpokenOf = (passage: Passage) => readonly Spoken[] | undefined;

const MOST = 2;
/** Two short facts leave room for a third. */
const SHORT = 60;

/**
 * What a text begins with: whom or what the product is for, then what buyers of its kind ask first. A weight, a denial or
 * the guarantee leads only where nothing else is known. `isSaid`: a bullet has the same words.
 */
export function leadOf(
  story: Story,
  spokenOf: SpokenOf,
  isSaid: (passage: Passage) => boolean,
  isLow: (passage: Passage) => boolean = () => false,
): readonly LeadFact[] {
  const { passages, title } = story;
  const known = new Set(stemsOf(title.title));
  const facts = flatMapped(passages, (passage) => {
    const whole = spokenOf(passage);
    const said = whole === undefined ? openingOf(passage) : passage;
    return (whole ?? spokenOf(said) ?? [])
      .filter(({ kind, text }) => isOfProduct(kind) && !DENIAL.test(text) && !isSaid(passage))
      .filter(({ text }) => !stemsOf(text).every((stem) => known.has(stem)))
      .map((spoken) => ({ passage, spoken, topic: said.topic }));
  });
  const rank = (fact: LeadFact): number => rankOf(fact, story) - (isLow(fact.passage) ? LOW : 0);
  const ranked = facts.filter(isStrong).toSorted((one, other) => rank(other) - rank(one));
  const lead: LeadFact[] = [];
  let length = 0;
  for (const fact of ranked) {
    if (lead.length >= MOST && (lead.length > MOST || length + fact.spoken.text.length > SHORT)) break;
    if (lead.length > 0 && rank(fact) < FLOOR) break;
    const property = fact.passage.units[0]?.property;
    if (lead.some(({ passage }) => passage !== fact.passage && passage.units[0]?.property === property)) continue;
    lead.push(fact);
    length += fact.spoken.text.length;
  }
  // Where it came from is a lead rather than none.
  return lead.length > 0 ? lead : facts.slice(0, 1);
}

/** A fact that a bullet gives too. */
const LOW = 0.25;
/** Behind another fact a weight need not lead. */
const FLOOR = -0.2;

const isStrong = ({ passage, topic, spoken }: LeadFact): boolean =>
  (!/^(?:trust|limits|care|contents)$/u.test(topic) ||
    opensNotes(passage) ||
    PURPOSE.test(spoken.text) ||
    CONTAINS.test(spoken.text)) &&
  !passage.isLimit;

export const isOfProduct = (kind: Spoken['kind']): boolean => kind === 'is' || kind === 'has' || kind === 'verb';
export const DENIAL = /^(?:no|not|only|does not|do not|cannot|may)\b/u;
const PURPOSE =
  /^(?:for(?! -?\d)|sized for|made for|designed for|suitable for|fits?|suits?|works? with|cuts?|covers?|keeps?|serves?) /u;

/** "Contains 2% argan oil": what is in it, not what comes with it. */
const CONTAINS = /^contains? \d/u;

function rankOf({ passage, spoken, topic }: LeadFact, { reading }: Story): number {
  const { questions } = reading.name.kind.kind;
  const property = passage.units[0]?.property ?? 'feature';
  const at = questions.indexOf(property);
  return (
    passage.weight * 0.3 +
    // What the notes begin with says what it is.
    (spoken.kind === 'is' && opensNotes(passage) ? 1.2 : 0) +
    (at === -1 ? 0 : (1 - at / questions.length) * 0.4) +
    (PURPOSE.test(spoken.text) ? 0.5 : 0) +
    (spoken.kind === 'is' && spoken.text.startsWith('made of') ? 0.2 : 0) -
    (/^(?:size|contents)$/u.test(topic) ? 0.3 : 0) -
    // No buyer chooses it for its weight.
    (spoken.text.startsWith('weigh') ? 0.8 : 0) -
    (isWeak({ passage, spoken, topic }) ? 1 : 0)
  );
}

/** Says almost nothing of a product where it stands alone: how it ships, one side, its colour, a part in a word or two. */
export function isWeak({ passage, spoken: { kind, text } }: LeadFact): boolean {
  if (passage.units[0]?.property === 'colour' && kind === 'is') return true;
  if (kind === 'has') return /^an? (?:\p{L}+ ){1,2}\p{L}+$/u.test(text) || /\bin the box$/u.test(text);
  return WEAK.test(text);
}

const WEAK =
  /^(?:comes? with (?:an? )?[\p{L}\d-]+[- ](?:year|month)|stackable|ships?|comes? (?:empty|rolled|in|packed|folded)|packed|folded with|sold|tested|weighs?|measures?(?! .* x )|made in|sweetened|(?:woven|knitted|assembled) in|carr(?:y|ies) the)\b|^[\d.,]+ ?\p{L}{1,2} (?:tall|wide|long|deep|thick|high)$/u;

/** The clause that opens a passage, as one of its own. */
export function openingOf(passage: Passage): Passage {
  // The first of several denials is not all that is denied.
  const [first] = passage.units;
  const units = first === undefined || first.isNegative || !standsAlone(first, passage.units) ? [] : [first];
  return { ...passage, units, text: units[0]?.text ?? '', topic: units[0]?.topic ?? passage.topic };
}

/**
 * Facts for the lead that are passages of their own: a list of bullets beside it need not say them again. What the
 * highlights say is preferred; a weight is no reason to leave anything out.
 */
export function leadFacts(story: Story, spokenOf: SpokenOf, highlighted: readonly Unit[] = []): readonly LeadFact[] {
  const isWhole = (passage: Passage): boolean => {
    const all = spokenOf(passage) ?? [];
    return all.length > 0 && all.length <= 2 && all.every(({ kind, text }) => isOfProduct(kind) && !DENIAL.test(text));
  };
  const lead = leadOf(
    { ...story, passages: story.passages.filter(isWhole) },
    spokenOf,
    () => false,
    (passage) => !passage.units.some((unit) => highlighted.includes(unit)),
  );
  // What says almost nothing need not be kept from the bullets.
  return lead.every(isWeak) ? [] : lead.filter((fact) => isStrong(fact) && !fact.spoken.text.startsWith('weigh'));
}

import type { Question } from '../../plan/Question.js';
import type { Passage } from '../../plan/Passage.js';
import type { Story } from '../../Story.js';
import { lengthOf, type Segment } from './Segment.js';

/** Characters of a bullet. */
export const LONGEST = 250;
/** The description keeps so many segments of its own. */
const OWN = 1;
/** What a seller says early matters more to him, and what he opens with most. */
const EARLY = 0.5;
const OPENS = 0.5;
/** A shorter segment makes a poor bullet. */
const BARE = 16;

/** What is asked together stands together. */
const GROUPS: Readonly<Partial<Record<Question, string>>> = {
  material: 'build',
  design: 'build',
  size: 'build',
  weight: 'build',
  capacity: 'build',
  wear: 'build',
  contents: 'box',
  assembly: 'box',
  lacks: 'box',
  care: 'care',
  storage: 'care',
  limits: 'limits',
  warranty: 'trust',
  origin: 'trust',
  certificates: 'trust',
  packaging: 'trust',
};
export const groupOf = ({ question }: Segment): string => GROUPS[question] ?? 'use';

/** The segments that are bullets: the strongest, as long and as many as the marketplace takes. */
export function chosenSegments(
  segments: readonly Segment[],
  { ruleSet: { limits }, variation }: Story,
): readonly Segment[] {
  const count = Math.min(limits.bulletCount ?? 5, Math.max(0, segments.length - OWN));
  const max = Math.min(limits.bulletMax ?? LONGEST, LONGEST);
  const total = limits.bulletsTotalMax ?? 1000;
  const able = segments.filter((segment) => lengthOf(segment) <= max && lengthOf(segment) >= BARE);
  const limitsAllowed = Math.max(MOST_LIMITS, count - able.filter((segment) => !isOfLimits(segment)).length);
  return able
    .map((segment, at) => ({
      segment,
      rank:
        rankOf(segment) +
        EARLY * (1 - at / able.length) +
        (segment === segments[0] && !isOfLimits(segment) ? OPENS : 0) -
        (variation > 0 && (at + variation) % 3 === 0 ? 1 : 0),
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ segment }) => segment)
    .reduce<readonly Segment[]>(
      (all, segment) =>
        all.length < count &&
        !(isOfLimits(segment) && all.filter(isOfLimits).length >= limitsAllowed) &&
        all.reduce((sum, one) => sum + lengthOf(one), lengthOf(segment)) <= total
          ? [...all, segment]
          : all,
      [],
    );
}

/** Bullets that only say what it is not or lacks; the description says the others. */
const MOST_LIMITS = 2;
const isOfLimits = ({ passages }: Segment): boolean =>
  passages.every(
    ({ isLimit, topic, units }) => (isLimit && topic !== 'care') || units.every(({ form }) => form === 'excluded'),
  );

/** What it is, does and fits comes before what it is not; a guarantee reads well at the end of the text. */
function rankOf(segment: Segment): number {
  const weight = Math.max(...segment.passages.map((passage) => passage.weight));
  const group = groupOf(segment);
  return (
    weight +
    Math.min(3, segment.passages.length) * 0.1 -
    (group === 'trust' ? 0.6 : isOfLimits(segment) ? 0.2 : 0) +
    (segment.sentences.some((sentence) => DECISIVE.test(sentence)) ? 0.35 : 0) -
    (isMinor(segment) ? MINOR : 0) -
    (isAnecdote(segment) || isOfType(segment) || isOfGuarantee(segment) ? UNASKED : 0)
  );
}

/** How the seller came to make it: "My old Lab couldn't jump into the truck anymore, so I built this". */
export const isAnecdote = ({ sentences, passages }: Segment): boolean =>
  sentences.every((sentence) => ANECDOTE.test(sentence)) &&
  passages.every(({ units }) =>
    units.every(({ statement }) => statement.quantities.length === 0 && statement.terms.length === 0),
  );
const ANECDOTE =
  /^(?:tired of|fed up|ever |remember|we are (?:an? )?(?:small |little )?(?:family|workshop|team|company|firm))|\b(?:I|we) (?:\p{L}+ed|made|built|needed|could(?:n['’]t)?|did(?:n['’]t)?|got|found|sewed|had|was|were)\b|\bmy (?:old |own )?\p{L}+ (?:\p{L}+ed|could(?:n['’]t)?|would(?:n['’]t)?|did(?:n['’]t)?|kept|was)\b/iu;

/** "Coating wear not covered" says nothing without its guarantee, which stands in the description. */
const isOfGuarantee = ({ sentences }: Segment): boolean => sentences.every((sentence) => NOT_COVERED.test(sentence));
const NOT_COVERED = /\b(?:not covered|(?:is|are) excluded)\b/iu;

/** "Type: garden sieve" says what the title does. */
const isOfType = ({ passages }: Segment): boolean =>
  passages.every(({ label }) => /^(?:type|item|product|product type|what it is)$/iu.test(label));

/** What no buyer chooses by: what is not in the box, what it weighs, how it is packed, its colour again; beside a limit too. */
const isMinor = ({ passages }: Segment): boolean =>
  passages.some(isMinorPassage) &&
  passages.every((passage) => isMinorPassage(passage) || (passage.isLimit && passage.topic !== 'care'));

const isMinorPassage = ({ units }: Passage): boolean =>
  // "Storage bag included, base plate not included".
  (units.some(({ form }) => form === 'excluded') &&
    units.every(({ form, property }) => form === 'excluded' || property === 'included')) ||
  units.every(
    ({ form, property, label, text }) =>
      form === 'excluded' ||
      /^(?:weight|warranty|origin)$/u.test(property) ||
      PACKAGING.test(text) ||
      (property === 'colour' && label === '' && text.length < BARE) ||
      // "Base: 50 x 40 cm"
      (units.length === 1 && label !== '' && BARE_FIGURE.test(text)),
  );
const MINOR = 0.5;
/** More than what opens the notes is worth. */
const UNASKED = 3;
/** What its buyer must know before he buys: a danger, whom it is not for, what it carries. */
const DECISIVE =
  /\b(?:warning|choking|hazard|flammable|danger\p{L}*|poison\p{L}*|nut allergy|not for children|keep away from children|max(?:imum)? (?:load|weight)|load:|carries up to|holds up to \d|not waterproof|not for drinking|only (?:fits|works)|works (?:on|with)|compatible with|not (?:suitable|for)|(?:should|must) not be used|(?:wo|do|does)n['’]t fit|(?:do|does|will) not fit|never|do(?:n['’]t| not) (?:look|use|leave|plug|exceed|immerse|charge|cover|stand|hang|connect|mix)|must (?:be|have|support)|(?:indoor|outdoor)s? (?:use )?only|no \p{L}+ support|at most)\b/iu;
const PACKAGING = /\b(?:paper box|gift box|kraft|carton|poly ?bag|cardboard|packed|packaging|comes in a box)\b/iu;

/** "180 g", "68 x 48 cm": a figure that is all its line says. */
export const BARE_FIGURE =
  /^(?:about |approx\.? )?\d[\d.,/]*(?: ?(?:mm|cm|m|in|ft)? ?x ?\d[\d.,/]*){0,2} ?(?:mm|cm|m|in|ft|g|kg|oz|lb)$/u;

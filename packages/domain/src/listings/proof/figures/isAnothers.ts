import { wordSet } from '../../../shared/index.js';
import { stemOf, type Measured, type PropertyId, type Statement } from '../../../products/index.js';
import { COMMON_ANCHORS } from './commonAnchors.js';
import type { Evidence, GivenFigure } from '../Evidence.js';
import { isSamePart, mayBeSamePart } from '../words/isSamePart.js';
import { isComparable, isSame } from './sameFigure.js';

/**
 * The words around a figure belong to another figure of the seller: "52% almonds" where the oats are 52% and the almonds
 * 14%, "26 cm deep" where the diameter is 26 cm and the depth 5 cm, "hand towels 70 cm wide" where bath towels are.
 */
export function isAnothers(figure: Measured, given: Measured, statement: Statement, evidence: Evidence): boolean {
  const { figures, reading, things } = evidence;
  // The first figure of "90 x 60 cm" decides for both.
  if (figure.unit === '' || figure.place > 0) return false;
  if (isOfNextNoun(figure, given, statement, figures)) return false;
  if (isOfWhole(figure, given, statement, evidence.included)) return true;
  // "The strap is 38 cm long" where the strap has a figure of its own.
  if (isOfNamedPart(figure, given, figures, reading.context.self)) return true;
  if (given.anchors.length > 0 && isOfOtherThing(figure, given, statement, things)) return true;
  const others = figures.filter(
    ({ measured }) =>
      measured !== given &&
      isComparable(measured, figure) &&
      !isSame(figure, measured) &&
      // The other sides of "27 x 16 x 19 cm with base".
      !(figure.chain > 1 && measured.chain === given.chain && measured.place > 0),
  );
  if (others.length === 0) return false;
  const isOwn = isOwnThing(figure, given, others, reading.context.self);
  if (isOtherOfChain(figure, given, others, figures)) return true;
  if ((!isOwn && isOtherSide(figure, given, others)) || isNamedByAnother(figure, given, others)) return true;
  if (given.anchors.length === 0) return isNamedThere(figure, given, others);
  if (isOwnSide(figure, given, others)) return false;
  // The product's own name says nothing about which figure is meant.
  const words = new Set(
    (figure.anchors.length > 0 ? figure.anchors : stemsBeside(figure, statement)).filter(
      (stem) =>
        !reading.context.self.has(stem) &&
        !isOfNext(stem, figure, statement, others) &&
        !(stem === CHARGE && ON_ONE_CHARGE.test(statement.text)) &&
        !(stem === 'cover' && COVERED.test(statement.text)),
    ),
  );
  if (given.part !== '' && words.has(given.part)) return false;
  // "15 kg of wet washing in all" where each wing holds 5 kg of it.
  const isTotal = ({ qualifier }: Measured): boolean => qualifier.includes('total');
  if (isTotal(figure) && isTotal(given) && !others.some(({ measured }) => isTotal(measured))) return false;
  const own = given.anchors.filter((stem) => !others.some(({ measured }) => measured.anchors.includes(stem)));
  if (own.some((stem) => words.has(stem))) return false;
  return others.some(({ measured }) =>
    measured.anchors.some((stem) => words.has(stem) && !given.anchors.includes(stem) && !COMMON_ANCHORS.has(stem)),
  );
}

/** "The audio cable goes into the 3.5 mm jack": the noun behind the figure is the one that the facts give it for, and no other. */
function isOfNextNoun(
  figure: Measured,
  given: Measured,
  { tokens, stems }: Statement,
  figures: Evidence['figures'],
): boolean {
  const next = tokens.findIndex(({ start }) => start >= figure.end);
  const noun = tokens[next]?.kind === 'word' ? (stems[next] ?? '') : '';
  return (
    noun !== '' &&
    !COMMON_ANCHORS.has(noun) &&
    given.anchors.includes(noun) &&
    !figures.some(
      ({ measured }) => isComparable(measured, given) && !isSame(measured, given) && measured.anchors.includes(noun),
    )
  );
}

/** "Within 24 months of opening" where it keeps for 24 months, and for 6 after opening. */
const isNamedThere = (figure: Measured, given: Measured, others: readonly GivenFigure[]): boolean =>
  others.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      given.property === 'shelf_life' &&
      measured.property === 'shelf_life' &&
      measured.anchors.some((stem) => !COMMON_ANCHORS.has(stem) && figure.anchors.includes(stem)),
  );

/** "Up to 400 lb in steps of 0.2 lb": the steps are of the other figure. */
const isOfNext = (stem: string, figure: Measured, { quantities }: Statement, others: readonly GivenFigure[]): boolean =>
  quantities.some(
    (next) =>
      next !== figure &&
      next.anchors.includes(stem) &&
      others.some(({ measured }) => measured.anchors.includes(stem) && isSame(next, measured)),
  );

/** The words of a figure that none stands right beside: up to the next figures of the clause. */
function stemsBeside({ start, end }: Measured, { tokens, stems, quantities }: Statement): readonly string[] {
  const from = Math.max(0, ...quantities.filter((one) => one.end <= start).map((one) => one.end));
  const next = quantities.filter((one) => one.start >= end).map((one) => one.start);
  // "3 m with a 60 cm air hose": the hose is of the other one.
  const to = next.length === 0 ? Infinity : Math.min(...next);
  return stems.filter((_, at) => (tokens[at]?.start ?? 0) >= from && (tokens[at]?.end ?? 0) <= to);
}

/** How long it runs "on one charge" is not how long it is charged. */
const ON_ONE_CHARGE = /\b(?:on|per|with) (?:an?|one|each|every)?\s?(?:single |full )?charge\b/iu;
const CHARGE = stemOf('charge');
/** "The foam is covered for two years" speaks of no cover. */
const COVERED = /\bcovered\b/iu;

const NAMED_SIDES: ReadonlySet<PropertyId> = new Set(['width', 'height', 'depth', 'length', 'diameter', 'thickness']);

/** A part that has a figure of this kind does not have that of the product. */
const isOfNamedPart = (
  figure: Measured,
  given: Measured,
  figures: Evidence['figures'],
  self: ReadonlySet<string>,
): boolean =>
  figure.part !== '' &&
  given.part === '' &&
  // "One year on the cover and three years on the frame", "the battery one year and the trimmer two": another thing is named.
  !figure.anchors.some(
    (stem) => stem !== figure.part && !COMMON_ANCHORS.has(stem) && (given.anchors.includes(stem) || self.has(stem)),
  ) &&
  !OUTSIDE.has(figure.part) &&
  !given.anchors.includes(figure.part) &&
  figures.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.anchors.includes(figure.part) &&
      isComparable(measured, figure) &&
      !isSame(figure, measured) &&
      measured.chain === 1,
  );

const LEAST_NAME = 2;

/** "The bolt circle is 160 mm": all the words of another figure of the seller stand beside it, and none of this one's. */
const isNamedByAnother = (figure: Measured, given: Measured, others: readonly GivenFigure[]): boolean =>
  others.some(({ measured, isNegated }) => {
    const name = measured.anchors.filter((stem) => !COMMON_ANCHORS.has(stem) && !given.anchors.includes(stem));
    return (
      !isNegated &&
      name.length >= LEAST_NAME &&
      name.every((stem) => figure.anchors.includes(stem)) &&
      !given.anchors.some((stem) => figure.anchors.includes(stem))
    );
  });

/** Only this figure was given for the side that is named. */
const isOwnSide = (figure: Measured, given: Measured, others: readonly GivenFigure[]): boolean =>
  NAMED_SIDES.has(figure.property) &&
  given.property === figure.property &&
  !others.some(({ measured }) => measured.property === figure.property);

/** The weight or the side of the product is not that of the part which the clause is about. */
const isOfWhole = (
  figure: Measured,
  given: Measured,
  { part, form }: Statement,
  included: ReadonlySet<string>,
): boolean =>
  (figure.property === 'weight' || NAMED_SIDES.has(figure.property)) &&
  (given.property === 'weight' || NAMED_SIDES.has(given.property)) &&
  form === 'clause' &&
  part !== '' &&
  part === figure.part &&
  given.part === '' &&
  given.chain === 1 &&
  // A bag in the box is not the product.
  (!OUTSIDE.has(part) || (PACKED.has(part) && included.has(part))) &&
  // "The hooks take rims up to 15 mm thick": what is measured is named in both.
  !given.anchors.some((stem) => isSamePart(stem, part) || (figure.anchors.includes(stem) && !COMMON_ANCHORS.has(stem)));
const PACKED = wordSet('bag|pouch|case|cas');
/** Parts that are as large as the product. */
const OUTSIDE = wordSet(
  'body|cas|case|frame|shell|outsid|outside|exterior|hous|outer|board|blank|blade|top|mat|fabric|set|box|pack|bag',
);

/** "The tagliatelle are 6.5 mm wide" where "tagliatelle of 6.5 mm" was given: the side has no name there, but the thing has. */
const isOwnThing = (
  figure: Measured,
  given: Measured,
  others: readonly GivenFigure[],
  self: ReadonlySet<string>,
): boolean =>
  given.property === 'dimensions' &&
  given.chain === 1 &&
  figure.anchors.some(
    (stem) =>
      given.anchors.includes(stem) &&
      !COMMON_ANCHORS.has(stem) &&
      !self.has(stem) &&
      !others.some(({ measured }) => measured.anchors.includes(stem)),
  );

/** The side has a figure of its own under its name. */
const isOtherSide = (figure: Measured, given: Measured, others: readonly GivenFigure[]): boolean =>
  NAMED_SIDES.has(figure.property) &&
  given.property !== figure.property &&
  // The top has its own figure: "Top: particle board, 1.8 cm".
  !(given.part !== '' && given.part === figure.part) &&
  // "Lengths from 0.5 to 10 mm" where "0.5-10 mm" was given: both ends are no chance.
  figure.low === figure.high &&
  // "40 L x 30 W x 60 H cm": figures in a row may name their sides too.
  (given.chain === 1 || given.side !== '') &&
  others.some(
    ({ measured, isNegated }) =>
      !isNegated && measured.property === figure.property && mayBeSamePart(measured.part, figure.part),
  );

/** "W 40 x D 35 x H 55 cm" says which side of "40 x 35 x 55 cm" is which. */
const isOtherOfChain = (
  figure: Measured,
  given: Measured,
  others: readonly GivenFigure[],
  figures: Evidence['figures'],
): boolean =>
  given.chain > 1 &&
  given.side === '' &&
  NAMED_SIDES.has(figure.property) &&
  others.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.property === figure.property &&
      measured.part === figure.part &&
      figures.some(
        (one) => one.measured.chain === given.chain && one.measured.side === '' && isSame(one.measured, measured),
      ),
  );

const PACK_STEM = wordSet('set|pack|piec|box|kit|bundl|pair');

/** Both name a counted thing, and not the same one: of "2 bath towels, 2 hand towels" the bath towel weighs 540 g. */
function isOfOtherThing(
  figure: Measured,
  given: Measured,
  { stems }: Statement,
  things: readonly (readonly string[])[],
): boolean {
  if (figure.unit === 'count' || things.length < 2) return false;
  // The longest come first.
  const thingIn = (words: readonly string[]): readonly string[] | undefined =>
    things.find((thing) => thing.every((stem) => words.includes(stem)));
  const theirs = thingIn(given.anchors);
  const mine = theirs === undefined ? undefined : (thingIn(figure.anchors) ?? thingIn(stems));
  return (
    theirs !== undefined &&
    mine !== undefined &&
    // The set is the mats in it.
    ![theirs, mine].some((thing) => thing.every((stem) => PACK_STEM.has(stem))) &&
    !mine.every((stem) => theirs.includes(stem)) &&
    !theirs.every((stem) => mine.includes(stem))
  );
}

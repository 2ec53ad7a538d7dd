import { flatMapped, wordSet } from '../../../shared/index.js';
import {
  isCueOf,
  lowerAt,
  stemOf,
  stemsOf,
  unitOf,
  type Measured,
  type PropertyId,
  type Statement,
} from '../../../products/index.js';
import { carriersOf } from '../words/carriersAt.js';
import { COMMON_ANCHORS } from './commonAnchors.js';
import { MOST_FACTS, type Evidence, type GivenFigure } from '../Evidence.js';
import { isArithmetic, isOneOf, isAreaOf, isProportion, isSpan, isSum } from './figureArithmetic.js';
import { fitsFigure, isContrary, OPEN } from './fitsFigure.js';
import { isHyphenated, isOfInterval } from './otherwiseSaid.js';
import { isExtended } from './isExtended.js';
import { isNamedSide } from './isNamedSide.js';
import { figuresBehind, isBeyondLimit, isUnfit, tokenAt } from './figuresBehind.js';
import { isAnothers } from './isAnothers.js';
import { isOften } from './isOften.js';
import { isOnlyLimit } from './isOnlyLimit.js';
import { isShareOfHundred } from './perHundred.js';
import { keepsQualifier } from './keepsQualifier.js';
import { relationOf } from './relationOf.js';
import { isComparable, isElsewhere, isPackOf, isPackWord, isSame, nounsMeet } from './sameFigure.js';
import type { Verdict } from '../Verdict.js';

const SIDES: ReadonlySet<PropertyId> = new Set(['width', 'height', 'depth', 'length']);

/** "Two times a week" is twice a week: the stems. */
const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twic', 3: 'thrice' };
/** Things that lists enumerate. */
const LISTED =
  /\b(?:sizes?|colou?rs?|shades?|ways?|flavou?rs?|scents?|ingredients?|parts?|items?|prints?|patterns?|designs?|materials?|notes?|languages?|accessories|attachments|models?|types?|things|pieces|temperatures?|settings?|speeds?|levels?|positions?|heights?|lengths?|modes?|functions?|formats?|options?|choices|variants?|versions?|finishes|styles?|places|uses|steps|devices)$/u;

/** Each figure of a statement against those that the seller gave: value with its unit, property, part, qualifier. */
export function checkFigures(statement: Statement, evidence: Evidence): readonly Verdict[] {
  return statement.quantities.map((figure) => checkFigure(figure, statement, evidence));
}

const LEAST = wordSet('lowest|smallest|least|minimum');
const COUNT = wordSet('(?:count)?');
/** "You have to provide the 30 W adapter yourself" denies that it is there, not its 30 W. */
const LEFT_TO_BUYER = /\b(?:yourself|yourselves|separately|your own)\b/iu;

function checkFigure(figure: Measured, statement: Statement, evidence: Evidence): Verdict {
  const at = { start: figure.start, end: figure.end };
  const first = tokenAt(statement, figure);
  const isLimit = relationOf(statement, first) === undefined && /\b(?:up to|at least)\b/u.test(figure.qualifier);
  const isDenied =
    ((statement.negated[first] ?? false) && !(isLimit && isOnlyLimit(statement, first))) || isTooMuch(statement);
  const isLeft = isDenied && LEFT_TO_BUYER.test(statement.text);
  const shown = statement.text.slice(figure.start, figure.end);
  // "Seven Oaks" and "Pavilion 1928" are names.
  const brand = evidence.reading.brief.brand.toLowerCase();
  // A brand such as "8" counts nothing of what follows it.
  const isOfBrand = figure.start < brand.length && statement.text.toLowerCase().startsWith(`${brand} `);
  if (isOfBrand || brand.includes(shown.toLowerCase())) return { support: 'given', factIds: [] };
  // The 304 of "304 stainless steel" is judged with its material.
  if (figure.unit === '' && statement.terms.some((term) => first >= term.first && first < term.next))
    return { support: 'given', factIds: [] };
  // "2 pieces" says nothing of receivers where receivers are counted.
  const isCounted =
    figure.unit === 'count' &&
    evidence.figures.some(({ measured }) => measured.unit === 'count' && nounsMeet(measured.noun, figure.noun));
  const same = evidence.figures.filter(
    ({ measured }) =>
      isSame(figure, measured) &&
      !(
        isCounted &&
        (measured.unit === 'count' || (isPackOf(measured) && !isPackWord(figure.noun))) &&
        !nounsMeet(measured.noun, figure.noun) &&
        // "Wheels: 8 pieces" are eight wheels.
        !(isPackWord(figure.noun) && figure.part !== '' && stemsOf(measured.noun).includes(figure.part))
      ),
  );
  const fitting = same.filter(
    (given) =>
      (given.isNegated === isDenied || isLeft || isOfMissingThing(figure, given, evidence)) &&
      (fitsFigure(figure, given.measured) || isGuess(figure, given.measured, statement)) &&
      (isDenied || !isAnothers(figure, given.measured, statement, evidence)),
  );
  // "For toddlers under three" where "not under three" was given.
  const excluded = isDenied
    ? []
    : same.filter((given) => given.isNegated && isUnderAge(figure) && isUnderAge(given.measured));
  if (excluded.length > 0)
    return {
      support: 'contradicted',
      factIds: factIdsOf(excluded),
      reason: `The facts say "not under ${shown}".`,
      at,
    };
  const older = isDenied ? [] : same.filter((given) => isOlder(given, figure, statement));
  if (older.length > 0) return { support: 'computed', factIds: factIdsOf(older) };
  const isUnlabelled =
    fitting.length > 0 &&
    SIDES.has(figure.property) &&
    fitting.every(({ measured }) => measured.chain > 1 && measured.side === '') &&
    !isNamedSide(figure, fitting, evidence.figures);
  if (isUnlabelled)
    return {
      support: 'unverified',
      factIds: factIdsOf(fitting),
      reason: `The facts give the sides without saying which is which.`,
      at,
    };
  const beyond = same.filter(({ measured, isNegated }) => !isNegated && isBeyondLimit(figure, measured, statement));
  if (beyond.length > 0) return { support: 'computed', factIds: factIdsOf(beyond) };
  if (fitting.length > 0) {
    // "The lowest weight it takes is 5 kg" is a least one.
    const isAbove =
      relationOf(statement, first)?.relation === 'above' || statement.tokens.some(({ lower }) => LEAST.has(lower));
    // "After ten minutes of running" where it runs for at most ten.
    // And "it can go three feet deep" where it may go so deep at most.
    const isReached = /^(?:after|can|may)$/u.test(verbBefore(statement, first));
    const kept = fitting.filter((given) => keepsQualifier(figure, given.measured, isAbove, isReached));
    if (kept.length > 0) {
      const isConverted = kept.every((given) => given.measured.unit !== figure.unit);
      return { support: isConverted ? 'computed' : 'given', factIds: factIdsOf(kept) };
    }
    return {
      support: 'contradicted',
      factIds: factIdsOf(fitting),
      reason: `The facts say "${qualified(fitting[0])}", which is not the same as "${shown}".`,
      at,
      doubt: 'limit',
    };
  }
  // "Six filters in one pack".
  if (figure.low === 1 && isPackWord(figure.noun) && statement.tokens[first - 1]?.lower === 'in')
    return { support: 'given', factIds: [] };
  // "One pocket" where a pocket was given, and no other number of them.
  if (figure.low === 1 && COUNT.has(figure.unit) && isSingle(figure, first, statement, evidence))
    return { support: 'given', factIds: [] };
  // Twenty pairs are forty single ones.
  if (figure.unit === 'count' && evidence.figures.some(({ measured }) => isPairsOf(figure, measured)))
    return { support: 'computed', factIds: [] };
  if (figure.unit === 'count' && figure.low > 1 && evidence.listSizes.has(figure.low) && LISTED.test(figure.noun))
    return { support: 'computed', factIds: [] };
  if (isEnumerated(figure, evidence)) return { support: 'computed', factIds: [] };
  // "Two mats for the front" where "4 mats: 2 front, 2 rear" was given.
  const ofPlace = evidence.figures.filter(
    ({ measured, isNegated }) => !isNegated && measured.unit === '' && isPlaced(figure, measured, statement),
  );
  if (ofPlace.length > 0) return { support: 'given', factIds: factIdsOf(ofPlace) };
  if (isOfInterval(figure, statement, evidence) || isHyphenated(figure, evidence))
    return { support: 'computed', factIds: [] };
  if (/^times?$/u.test(figure.noun) && evidence.concepts.has(TIMES[figure.low] ?? ''))
    return { support: 'given', factIds: [] };
  if (isOften(shown, statement, evidence)) return { support: 'given', factIds: [] };
  const behind = isDenied || same.length > 0 ? [] : figuresBehind(figure, statement, evidence);
  if (behind.length > 0) return { support: 'computed', factIds: factIdsOf(behind) };
  if (
    isOneOf(figure, statement, evidence) ||
    isShareOfHundred(figure, statement, evidence) ||
    isArithmetic(figure, evidence) ||
    isSum(figure, statement, evidence) ||
    isExtended(figure, statement, evidence) ||
    isSpan(figure, evidence) ||
    isAreaOf(figure, evidence) ||
    isProportion(figure, statement, evidence)
  )
    return { support: 'computed', factIds: [] };
  if (same.length > 0)
    return {
      support: 'contradicted',
      factIds: factIdsOf(same),
      reason: `"${shown}" was given for something else.`,
      at,
    };
  const text = statement.tokens.find((token) => token.start === figure.start)?.lower ?? '';
  if (
    (figure.unit === '' || figure.unit === 'count') &&
    ((figure.unit === '' ? evidence.codes : evidence.bareFigures).has(text) ||
      evidence.figures.some(
        ({ measured }) =>
          measured.low === figure.low && COUNT.has(measured.unit) && anchored(figure, measured, evidence),
      ))
  ) {
    if (
      figure.unit === '' ||
      !evidence.figures.some(({ measured }) => measured.unit === 'count' && nounsMeet(measured.noun, figure.noun))
    )
      return { support: 'given', factIds: [] };
  }
  const other = evidence.figures.find(
    ({ measured }) =>
      measured.property === figure.property &&
      isComparable(measured, figure) &&
      !OPEN.has(figure.property) &&
      measured.part === figure.part,
  );
  return other === undefined
    ? { support: 'unsupported', factIds: [], reason: `No fact gives "${shown}".`, at }
    : {
        support: 'contradicted',
        factIds: [...other.factIds],
        reason: `The facts say "${qualified(other)}", not "${shown}".`,
        at,
      };
}

/** "Two cables" where the notes list a USB-C cable and an HDMI cable; not of the product itself. */
const isEnumerated = ({ unit, low, noun }: Measured, { enumerated, reading }: Evidence): boolean =>
  unit === 'count' &&
  !stemsOf(noun).some((stem) => reading.context.self.has(stem)) &&
  enumerated.some((one) => one.count === low && stemOf(one.noun) === stemOf(noun.split(' ').at(-1) ?? ''));

const isPlaced = (figure: Measured, given: Measured, { stems }: Statement): boolean =>
  figure.unit === 'count' &&
  given.low === figure.low &&
  given.anchors.length > 0 &&
  given.anchors.some((stem) => !COMMON_ANCHORS.has(stem)) &&
  given.anchors.every((stem) => stems.includes(stem) || COMMON_ANCHORS.has(stem));

function isSingle({ noun }: Measured, first: number, { tokens }: Statement, { concepts, figures }: Evidence): boolean {
  const counted = noun === '' ? nounBehind(tokens, first) : noun;
  const last = counted.split(' ').at(-1) ?? '';
  const words = noun === '' ? stemsOf(counted) : [stemOf(last)];
  return (
    words.length > 0 &&
    words.every((stem) => concepts.get(stem)?.affirmed === true) &&
    !figures.some(
      ({ measured }) => measured.unit === 'count' && measured.low !== 1 && nounsMeet(measured.noun, counted),
    )
  );
}

/** "1 compression sack is": the words behind a figure up to the verb or the joint. */
function nounBehind(tokens: Statement['tokens'], first: number): string {
  const words: string[] = [];
  for (const { kind, lower } of tokens.slice(first + 1, first + 5)) {
    if (kind !== 'word' || /^(?:is|are|of|for|with|in|on|and|or|comes?|per)$/u.test(lower)) break;
    words.push(lower);
  }
  return words.join(' ');
}

/** "The refill bag holds 300 g" where "refill bag of 300 g sold separately" was given: that it is not there denies no size. */
const isOfMissingThing = (figure: Measured, given: GivenFigure, { onlyExcluded }: Evidence): boolean =>
  given.isNegated &&
  figure.anchors.some(
    (stem) => onlyExcluded.has(stem) && given.measured.anchors.includes(stem) && !COMMON_ANCHORS.has(stem),
  );

/** The property was only guessed from the unit, and both figures are about the same thing: "4 kg can hang on each hook". */
const isGuess = (figure: Measured, given: Measured, { stems }: Statement): boolean =>
  figure.property === unitOf(figure.unit)?.property &&
  !stems.some((stem) => isCueOf(stem, figure.property)) &&
  !isContrary(figure.anchors, given.anchors) &&
  figure.anchors.some((stem) => given.anchors.includes(stem) && !COMMON_ANCHORS.has(stem));

/** "After" right before a figure, or what opens the verb phrase that it stands in. */
const verbBefore = ({ tokens }: Statement, first: number): string =>
  lowerAt(tokens, first - 1) === 'after'
    ? 'after'
    : (tokens.slice(Math.max(0, first - 3), first).findLast(({ lower }) => /^(?:can|may)$/u.test(lower))?.lower ?? '');

const isUnderAge = ({ property, anchors }: Measured): boolean => property === 'age' && anchors.includes('under');

/** "For ages 14 and up" where "not for under 14s" was given. */
const isOlder = ({ isNegated, measured }: GivenFigure, figure: Measured, { text }: Statement): boolean =>
  isNegated && isUnderAge(measured) && !isUnderAge(figure) && OLDER.test(text);
const OLDER =
  /\bfrom (?:the )?(?:ages? )?(?:of )?\d|\b(?:and|or) (?:up|over|older|above|upwards?)\b|\d ?\+|\bat least\b/iu;

const isPairsOf = (figure: Measured, given: Measured): boolean =>
  figure.low === 2 * given.low && figure.low > 2 && /\bpairs?\b/u.test(given.noun) && !/\bpairs?\b/u.test(figure.noun);

const isTooMuch = (statement: Statement): boolean => isUnfit(statement) && !statement.negated.includes(true);

const factIdsOf = (given: readonly GivenFigure[]): readonly string[] => [
  ...new Set(flatMapped(given.slice(0, MOST_FACTS), ({ factIds }) => factIds)),
];

/** Both count or measure the same: a word beside them or the things counted are the same, or say the same. */
function anchored(figure: Measured, given: Measured, { reading }: Evidence): boolean {
  // The product itself is counted by every pack: "set of 3", "three pots".
  if (isElsewhere(figure.noun, given.noun)) return false;
  const isProduct = reading.context.self.has(stemOf(figure.noun.split(' ').at(-1) ?? ''));
  if (figure.unit !== 'count' || isProduct)
    return figure.anchors.length === 0 || figure.anchors.some((stem) => given.anchors.includes(stem));
  if (given.unit !== '' && given.unit !== 'count') return false;
  const mine = [...figure.anchors, ...stemsOf(figure.noun)].flatMap((stem) => [stem, ...carriersOf(stem)]);
  const theirs = new Set([...given.anchors, ...stemsOf(given.noun)]);
  return mine.some((stem) => theirs.has(stem) && !COMMON_ANCHORS.has(stem));
}

function qualified(given: GivenFigure | undefined): string {
  if (given === undefined) return '';
  const { low, high, unit, noun, qualifier } = given.measured;
  const figure = `${low}${high === low ? '' : `-${high}`} ${unit === 'count' ? noun : unit}`.trim();
  return /^(?:up to|about|at least)$/u.test(qualifier) ? `${qualifier} ${figure}` : `${figure} ${qualifier}`.trim();
}

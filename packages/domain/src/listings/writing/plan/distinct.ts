import { isRepeat, propertyOfLabel, type InputStatement, type Statement } from '../../../products/index.js';
import { opensList } from './Unit.js';

/** Without clauses that another one says too; of two that say the same the first stays, and so do those that are `needed`. */
export function distinct(
  sources: readonly InputStatement[],
  needed: ReadonlySet<InputStatement>,
): readonly InputStatement[] {
  return sources.filter(
    (one, at) =>
      needed.has(one) ||
      isWord(one.statement) ||
      isFigureOfCounted(one, sources[at - 1]) ||
      isHostOf(one, sources[at + 1]) ||
      isOneOfEach(one, sources[at + 1], sources[at - 1]) ||
      opensListOf(one, sources[at + 1]) ||
      !sources.some(
        (other, place) =>
          place !== at &&
          !(isListed(one, sources) && other.statement.stems.length > MEMBER) &&
          !areOfTwoThings(one.statement, other.statement) &&
          isRepeat(one.statement, other.statement) &&
          (place < at || !isRepeat(other.statement, one.statement)),
      ),
  );
}

/** "Plus 12 glass marbles, 16 mm": the figure is that of the things before it, whatever else has the same. */
const isFigureOfCounted = ({ field, statement }: InputStatement, before: InputStatement | undefined): boolean =>
  before?.field === field &&
  before.statement.sentence === statement.sentence &&
  before.statement.quantities.some(({ unit }) => unit === 'count') &&
  statement.quantities[0]?.start === 0 &&
  statement.quantities[0].unit !== '' &&
  statement.quantities[0].end === statement.text.length;

/** "One unscented, one lavender": each of them counts, whatever a later sentence says of one. */
const isOneOfEach = (one: InputStatement, ...beside: readonly (InputStatement | undefined)[]): boolean =>
  /^(?:one|1) /iu.test(one.statement.text) &&
  beside.some(
    (other) =>
      other?.field === one.field &&
      other.statement.sentence === one.statement.sentence &&
      /^(?:one|1) /iu.test(other.statement.text),
  );

/** "Marbles are glass, choking danger": the danger is that of the thing before it. */
export const isHostOf = (one: InputStatement, next: InputStatement | undefined): boolean =>
  next?.field === one.field &&
  next.statement.sentence === one.statement.sentence &&
  one.statement.form === 'clause' &&
  /^(?:\p{L}+ )?(?:danger|hazard|risk)\b/iu.test(next.statement.text);

/** "For hands, elbows and feet": without its first entry the list says something else. */
export const opensListOf = (one: InputStatement, next: InputStatement | undefined): boolean =>
  next !== undefined &&
  next.field === one.field &&
  next.statement.sentence === one.statement.sentence &&
  opensList(one.statement, { ...next.statement, statement: next.statement });

/** "Tonearm: aluminium" and "Platter: die-cast aluminium": the labels name two things. */
const areOfTwoThings = (one: Statement, other: Statement): boolean =>
  one.label !== other.label && [one.label, other.label].every(namesThing);

const namesThing = (label: string): boolean => label !== '' && propertyOfLabel(label) === undefined;

/** One of the things of a list: "laces" of "buckles, zip, laces, snaps" is more than the cord that another sentence measures. */
const isListed = ({ field, statement }: InputStatement, sources: readonly InputStatement[]): boolean =>
  statement.form === 'noun' &&
  statement.stems.length <= MEMBER &&
  statement.quantities.length === 0 &&
  sources.filter((other) => other.field === field && other.statement.sentence === statement.sentence).length >= LIST;
const MEMBER = 2;
const LIST = 4;

/** "Oz" in a list of units repeats no weight. */
const isWord = ({ stems, terms }: Statement): boolean =>
  stems.length === 1 && terms.every(({ lexicon }) => lexicon === 'certification');

/** "Replaced within 48 hours; no warranty after that": without the clause before it its sense is lost. */
export function isOrphan(
  source: InputStatement,
  all: readonly InputStatement[],
  stated: readonly InputStatement[],
): boolean {
  const before = all[all.indexOf(source) - 1];
  if (before === undefined || before.field !== source.field || stated.includes(before)) return false;
  const { statement } = source;
  const isSame = before.statement.sentence === statement.sentence && before.statement.label === statement.label;
  return (
    POINTS_BACK.test(statement.text) ||
    // "30-day returns; chewed items can't be returned": the first half may not be said.
    (isSame && [before.statement, statement].every(({ text }) => RETURNS.test(text))) ||
    // "Not against wear" behind a guarantee that may not be said.
    (before.statement.property === 'warranty' &&
      statement.polarity === 'is_not' &&
      (isSame || /^not against\b/iu.test(statement.text))) ||
    // "Compostable (not on food crops)": the bracket limits what may not be said.
    (isSame && statement.isBracketed && before.unused?.reason !== 'duplicate') ||
    // "Compostable, string removed": the condition of what may not be said.
    (isSame && before.unused?.reason !== 'duplicate' && CONDITION.test(statement.text))
  );
}
/** What only limits or explains the clause before it. */
const CONDITION =
  /^(?:un(?:opened|used|worn|washed|damaged)|in (?:the )?original \p{L}+|with (?:all )?tags?|\p{L}+ (?:removed|excluded|apart|permitting)|(?:as|since|because) (?:it|they|we|you)|if|unless|except|not if|but not|only if|when|until)\b/iu;
const RETURNS = /\breturn(?:s|ed)?\b/iu;
const POINTS_BACK =
  /^(?:that|this) one (?:is|was|has|comes)\b|\b(?:after|before|than|beyond|without|except|for) (?:that|this|them|those|then)$/iu;

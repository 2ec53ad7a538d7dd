import { wordSet } from '../../../shared/index.js';
import type { Statement } from '../../reading/index.js';
import type { InputStatement } from '../ProductReading.js';
import type { PropertyId } from '../properties.js';

/** A clause that says what another one denies, and the stems of it. */
export interface Denied {
  readonly positive: InputStatement;
  readonly negative: InputStatement;
  readonly wanted: readonly string[];
}

/** Later denials are not compared with all clauses, or a text made for it would take minutes. No product has as many. */
const MOST_DENIED = 200;

/** Every pair of clauses of which one denies what the other says. A clause that was left out denies nothing, but is denied. */
export function deniedElsewhere(statements: readonly InputStatement[], self: ReadonlySet<string>): readonly Denied[] {
  const found: Denied[] = [];
  const denied = statements.filter(
    ({ statement, unused }) =>
      unused === undefined &&
      statement.quantities.length === 0 &&
      statement.negated.includes(true) &&
      !NO_DENIAL.has(statement.property) &&
      // "Guaranteed for 2 years, not on the cover" denies no cover.
      !/^(?:but )?not (?:on|at|under|over|from|by|of) /iu.test(statement.text) &&
      // "You can put the bowl in the microwave without its lid" says how it is used.
      !USED_WITHOUT.test(statement.text) &&
      isFew(contentOf(statement, true).length),
  );
  if (denied.length === 0) return found;
  const scopes = scopesOf(statements);
  const positives = statements.filter((one) => mayBeDenied(one) && !conditional(one.statement));
  for (const negative of denied.slice(0, MOST_DENIED)) {
    const wanted = contentOf(negative.statement, true);
    const scope = scopes.get(negative);
    const subject = contentOf(negative.statement, false);
    // An aside limits what it stands in: "5 year warranty (not on the gasket)".
    if (negative.statement.isBracketed || conditional(negative.statement)) continue;
    // "Sticks to: steel, not stainless steel": what it is used on.
    if (OF_OTHERS.test(negative.statement.label)) continue;
    for (const positive of positives) {
      if (positive === negative) continue;
      if (positive.statement.part !== negative.statement.part) continue;
      // What is said in one breath limits itself: "no primer on most surfaces - bare metal needs primer".
      if (positive.field === negative.field && positive.statement.sentence === negative.statement.sentence) continue;
      // "LEDs cannot be replaced" denies nothing of the battery.
      if (subject.length > 0 && !subject.some((stem) => self.has(stem) || positive.statement.stems.includes(stem)))
        continue;
      // "Handle bakelite, not steel" denies steel of the handle only.
      if (scope !== undefined && scopes.get(positive) !== scope) continue;
      if (!standsPositive(positive.statement, wanted) || !speaksOf(positive.statement, wanted)) continue;
      if (isOfAnother(positive, wanted, self)) continue;
      found.push({ positive, negative, wanted });
    }
  }
  return found;
}

const OF_OTHERS =
  /^(?:sticks?|adheres?|grips?|works?|fits?|suits?|for|use|used|suitable|compatib\p{L}*|goes|attaches|cuts|drills|surfaces?|hobs?|floors?|walls?)\b/iu;
const USED_WITHOUT =
  /\b(?:put|use|used|wash|washed|heat|heated|place|placed|goes|go|store|stored|runs?|weighs?|measures?)\b.* without \p{L}/iu;

const isFew = (count: number): boolean => count > 0 && count <= 3;

const mayBeDenied = ({ unused }: InputStatement): boolean => unused === undefined || unused.reason === 'left_out';

/** The part that a clause or one before it in its sentence is about. */
function scopesOf(statements: readonly InputStatement[]): ReadonlyMap<InputStatement, string> {
  const scopes = new Map<InputStatement, string>();
  let sentence = '';
  let part = '';
  for (const source of statements) {
    const key = `${source.field}:${source.statement.sentence}`;
    if (key !== sentence) part = '';
    sentence = key;
    part = source.statement.part || source.statement.terms.find((term) => term.part !== '')?.part || part;
    if (part !== '') scopes.set(source, part);
  }
  return scopes;
}

/** What a clause of these denies is a use, a thing or a fit, not a quality that the product could have elsewhere. */
const NO_DENIAL: ReadonlySet<PropertyId> = new Set([
  'care',
  'directions',
  'warning',
  'not_compatible_with',
  'compatible_with',
  'excluded',
  'storage',
  'included',
  'audience',
]);
const QUALITY =
  /(?:proof|able|ible|resist|free|safe|certif|dimm|plat|wireless|organic|vegan|vegetarian|bluetooth|gps|toxic|charg|recharg)/u;

const SMALL = wordSet(
  'the|a|an|of|for|with|and|or|to|in|on|at|is|are|be|it|any|use|suitable|compatible|include|contain|require|have|do|product|item|added|not|no|requir|need',
);

/** The content stems that a clause denies, or that it does not. */
function contentOf({ tokens, stems, negated }: Statement, isNegative: boolean): readonly string[] {
  return stems.filter(
    (stem, at) =>
      (negated[at] === isNegative || (isNegative && isInNegatedPhrase(tokens, negated, at))) &&
      tokens[at]?.kind !== 'sign' &&
      !SMALL.has(stem),
  );
}

/** The "palm" of "palm oil free": it is free of palm oil, not of oil. */
const isInNegatedPhrase = (tokens: Statement['tokens'], negated: Statement['negated'], at: number): boolean =>
  tokens[at]?.kind === 'word' && negated[at + 1] === true && tokens[at + 2]?.lower === 'free';

const ONLY_OR_EXCEPT = wordSet(
  'only|except|if|when|while|unless|but|more|over|above|below|under|than|blocks?|prevents?|stops?|disables?',
);

const conditional = ({ tokens }: Statement): boolean => tokens.some(({ lower }) => ONLY_OR_EXCEPT.has(lower));

/** A quality counts wherever it stands, a thing only where the clause is about it: "for leather balls" has no ball. */
function speaksOf(statement: Statement, wanted: readonly string[]): boolean {
  if (wanted.some((stem) => QUALITY.test(stem))) return true;
  return statement.form !== 'for' && contentOf(statement, false).length <= wanted.length + 1;
}

/** The wanted stems stand in a row and nothing denies them. */
function standsPositive({ stems, negated, tokens }: Statement, wanted: readonly string[]): boolean {
  const words = stems.map((stem, at) => ({ stem, at })).filter(({ at }) => tokens[at]?.kind !== 'sign');
  return words.some((_, from) => {
    if (
      !wanted.every(
        (stem, offset) => words[from + offset]?.stem === stem && negated[words[from + offset]?.at ?? -1] === false,
      )
    )
      return false;
    // "Strawberry flavour" is no strawberry: a noun counts only where its phrase ends in it.
    const last = words[from + wanted.length - 1];
    const next = tokens[(last?.at ?? -1) + 1];
    return (
      wanted.some((stem) => QUALITY.test(stem)) ||
      next === undefined ||
      next.kind === 'sign' ||
      /^(?:and|or|with|for|in|on|to|by)$/u.test(next.lower)
    );
  });
}

/** "Mat machine washable": the clause names another thing than the product before the quality. */
function isOfAnother(
  { field, statement }: InputStatement,
  [first = '']: readonly string[],
  self: ReadonlySet<string>,
): boolean {
  const { tokens, stems } = statement;
  const subject = tokens[0];
  return (
    field !== 'product_name' &&
    subject?.kind === 'word' &&
    stems.indexOf(first) === 1 &&
    !self.has(stems[0] ?? '') &&
    !/^(?:it|is|are|fully|also|not|and|all|100|completely|totally|very|machine|hand|\p{L}+ly)$/u.test(subject.lower)
  );
}

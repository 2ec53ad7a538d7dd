import { wordSet } from '../../../shared/index.js';
import { stemOf, stemsOf, tokenise, type InputStatement, type Statement } from '../../../products/index.js';

/** Stems of the things that the facts say do not come with the product: "bits NOT included", "runs on one AA battery (not included)". */
export function excludedThings(statements: readonly InputStatement[]): ReadonlySet<string> {
  const found = new Set<string>();
  statements.forEach(({ statement, field }, at) => {
    if (!isExclusion(statement)) return;
    const own = statement.stems.filter(
      (stem, place) =>
        statement.tokens[place]?.kind === 'word' &&
        (statement.negated[place] ?? false) &&
        !PREDICATE.has(stem) &&
        !isModifier(statement, place),
    );
    for (const stem of own) found.add(stem);
    // "Batteries: not included".
    if (own.length === 0 && statement.label !== '')
      for (const stem of stemsOf(statement.label)) if (!PREDICATE.has(stem)) found.add(stem);
    if (own.length > 0) return;
    const before = statements.slice(Math.max(0, at - 8), at);
    const host = before.findLast(
      (one) => one.field === field && one.statement.start < statement.start && one.statement.end >= statement.end,
    );
    // "Needs two AAA, not included": the clause before names it.
    const previous = before.findLast(
      (one) => one.field === field && one.statement.sentence === statement.sentence && !one.statement.isBracketed,
    );
    const words =
      host === undefined || !statement.isBracketed
        ? previous?.statement.text
        : host.statement.text.slice(0, statement.start - host.statement.start);
    const isFigure = (start: number): boolean =>
      words === previous?.statement.text &&
      (previous?.statement.quantities.some((one) => start >= one.start && start < one.end) ?? false);
    const noun = tokenise(words ?? '').findLast(
      ({ kind, start, lower }) => kind !== 'sign' && !NEEDED.has(lower) && !isFigure(start),
    );
    if (noun === undefined) return;
    found.add(stemOf(noun.lower));
    if (CELL.test(noun.lower)) found.add('battery');
  });
  return found;
}

/**
 * The names of several words of things that do not come with the product, as stems: "drill bit" is missing, though a
 * "screwdriver bit" is there.
 */
export const excludedNames = (statements: readonly InputStatement[]): readonly (readonly string[])[] =>
  statements
    .filter(({ statement }) => isExclusion(statement))
    .flatMap(({ statement: { label, stems, tokens, negated } }) => {
      const own = stems.filter(
        (stem, at) => tokens[at]?.kind === 'word' && (negated[at] ?? false) && !PREDICATE.has(stem),
      );
      const isList = tokens.some(({ lower }) => /^(?:,|and|or|&|\/)$/u.test(lower));
      return [own.length > 0 ? own : stemsOf(label)].filter(
        (name) => name.length > 1 && name.length <= LONGEST_NAME && !isList,
      );
    });
const LONGEST_NAME = 3;

/** The "coffee" of "coffee dripper not included" is not what is missing. */
export const isModifier = ({ tokens, stems, negated }: Statement, at: number): boolean =>
  tokens[at + 1]?.kind === 'word' && (negated[at + 1] ?? false) && !PREDICATE.has(stems[at + 1] ?? '');

/** Whether a clause says that something does not come with the product. */
export const isExclusion = ({ form, property, polarity, text }: Statement): boolean =>
  form === 'excluded' ||
  ABSENT.test(text) ||
  property === 'excluded' ||
  (property === 'included' && polarity === 'is_not');

/** Behind a label: "Batteries: not included". */
const ABSENT = /^not (?:included|supplied|provided|enclosed|in the box)$/iu;

/** "Screwdriver required (not included)": the tool is not there. */
const NEEDED = wordSet('required|needed|necessary|recommended|also|is|are');

/** Sizes of batteries. */
const CELL = /^(?:aa|aaa|aaaa|c|d|9v|cr\d+|lr\d+|ag\d+)$/u;

const PREDICATE = wordSet(
  'includ|incl|included|include|supply|supplied|provid|provided|contain|sell|separate|separat|available|the|a|an|in|box|pack|with|it|and|or|picture|shown|part|of|set|for|to|with|on|at|be|is|this|that|any|other|own',
);

import { stemOf, tokenise, type InputStatement, type Statement } from '../../../products/index.js';

/** Stems of the things that the facts say do not come with the product: "bits NOT included", "runs on one AA battery (not included)". */
export function excludedThings(statements: readonly InputStatement[]): ReadonlySet<string> {
  const found = new Set<string>();
  statements.forEach(({ statement, field }, at) => {
    if (!isExclusion(statement)) return;
    const own = statement.stems.filter(
      (stem, place) =>
        statement.tokens[place]?.kind === 'word' && (statement.negated[place] ?? false) && !PREDICATE.test(stem),
    );
    for (const stem of own) found.add(stem);
    const host = statements
      .slice(Math.max(0, at - 8), at)
      .findLast(
        (one) => one.field === field && one.statement.start < statement.start && one.statement.end >= statement.end,
      );
    if (own.length > 0 || !statement.isBracketed || host === undefined) return;
    const before = host.statement.text.slice(0, statement.start - host.statement.start);
    const noun = tokenise(before).findLast(({ kind }) => kind === 'word');
    if (noun !== undefined) found.add(stemOf(noun.lower));
  });
  return found;
}

/** Whether a clause says that something does not come with the product. */
export const isExclusion = ({ form, property }: Statement): boolean => form === 'excluded' || property === 'excluded';

const PREDICATE =
  /^(?:includ|included|include|supply|supplied|provid|provided|contain|sell|separate|separat|available|the|a|an|in|box|pack|with|it|and|or|picture|shown|part|of|set)$/u;

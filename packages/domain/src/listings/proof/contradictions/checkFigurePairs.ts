import type { InputStatement, ProductReading, Statement } from '../../../products/index.js';
import { flatMapped, remembering } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import { isComparable, isSame } from '../figures/sameFigure.js';
import type { Verdict } from '../Verdict.js';

/** What makes two figures one statement: "450 °C in 60 seconds", "30 hours at 50 % volume". */
const TIES = /^ ?(?:in|within|after|at) (?:(?:just|only|about|under|around|less than) )?$/iu;

/**
 * "It reaches 450 °C in 60 seconds" where 350 °C are reached in them and 450 °C are the most: each figure was given, and
 * not together.
 */
export function checkFigurePairs(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  const { quantities, text } = statement;
  return flatMapped(quantities.slice(0, MOST_FIGURES), (one, at) => {
    const other = quantities[at + 1];
    if (other === undefined || !TIES.test(text.slice(one.end, other.start)) || isComparable(one, other)) return [];
    const tied = withSeveral(reading).filter(({ statement: { quantities: given } }) =>
      given.some((figure) => isSame(other, figure)),
    );
    const isGiven = tied.some(({ statement: { quantities: given } }) => given.some((figure) => isSame(one, figure)));
    const rival = tied.find(({ statement: { quantities: given } }) =>
      given.some((figure) => isComparable(figure, one)),
    );
    return isGiven || rival === undefined
      ? []
      : [
          {
            support: 'contradicted',
            factIds: [...rival.factIds],
            reason: `The facts say "${rival.statement.text}".`,
            at: { start: one.start, end: other.end },
          },
        ];
  });
}

/** No seller writes more; hostile text may not cost more. */
const MOST_FIGURES = 8;
const MOST_STATEMENTS = 200;

/** What the seller said with two figures or more. */
const withSeveral = remembering(
  ({ statements }: ProductReading): readonly InputStatement[] =>
    statements
      .filter(({ unused, statement: { quantities } }) => unused === undefined && quantities.length > 1)
      .slice(0, MOST_STATEMENTS),
  () => true,
);

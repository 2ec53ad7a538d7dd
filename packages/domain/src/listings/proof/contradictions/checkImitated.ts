import type { ProductReading, Statement } from '../../../products/index.js';
import { remembering } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isImitatedAt, isLikenedAt } from '../evidence/isImitatedAt.js';

/** What the facts only imitate, by its stem, with the facts that say so: the horn of "horn-effect buttons". */
const imitatedIn = remembering(
  ({ statements }: ProductReading): ReadonlyMap<string, readonly string[]> => {
    const imitated = new Map<string, readonly string[]>();
    const real = new Set<string>();
    for (const { statement, factIds, unused } of statements) {
      if (unused !== undefined) continue;
      statement.stems.forEach((stem, at) => {
        if (isImitatedAt(statement, at)) imitated.set(stem, factIds);
        else if (statement.negated[at] !== true) real.add(stem);
      });
    }
    return new Map([...imitated].filter(([stem]) => !real.has(stem)));
  },
  () => true,
);

/** What only looks like a thing, said to be it: "the buttons are horn" where "horn-effect buttons" was given. */
export function checkImitated(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  const imitated = imitatedIn(reading);
  if (imitated.size === 0) return [];
  return statement.stems.flatMap((stem, at) => {
    const factIds = imitated.get(stem);
    if (factIds === undefined || statement.negated[at] === true || isLikenedAt(statement, at)) return [];
    const { start = 0, end = 0 } = statement.tokens[at] ?? {};
    const shown = statement.text.slice(start, end);
    return [
      {
        support: 'contradicted' as const,
        factIds,
        reason: `The facts say that it only looks like "${shown}".`,
        at: { start, end },
      },
    ];
  });
}

import { exclusiveSides, type ProductReading, type Statement } from '../../../products/index.js';
import { remembering } from '../../../shared/index.js';
import { deniesIndirectly } from '../words/deniesIndirectly.js';
import type { Verdict } from '../Verdict.js';

const givenSides = remembering(
  ({ statements, context }: ProductReading): ReadonlyMap<string, readonly string[]> => {
    const given = new Map<string, readonly string[]>();
    for (const { statement, factIds, unused } of statements)
      if (unused === undefined)
        for (const { pair, isFirst } of exclusiveSides(statement, context.self))
          given.set(`${pair} ${isFirst}`, factIds);
    return given;
  },
  () => true,
);

/** "Half sizes are available" where whole sizes only were given: of two such statements a product can make one. */
export function checkExclusives(statement: Statement, reading: ProductReading): readonly Verdict[] {
  const sides = exclusiveSides(statement, reading.context.self);
  if (sides.length === 0 || deniesIndirectly(statement)) return [];
  const given = givenSides(reading);
  for (const { pair, isFirst } of sides) {
    const factIds = given.get(`${pair} ${!isFirst}`);
    if (factIds !== undefined && !given.has(`${pair} ${isFirst}`))
      return [{ support: 'contradicted', factIds, reason: 'The facts say what excludes this.' }];
  }
  return [];
}

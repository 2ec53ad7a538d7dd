import type { Passage } from '../plan/Passage.js';
import type { Unit } from '../plan/Unit.js';
import type { Subject } from './grammar.js';
import { aloneClause, isOfProductOnly } from './predicates/aloneClause.js';
import { asPredicate } from './predicates/asPredicate.js';
import { withoutPredicate } from './predicates/withoutPredicate.js';
import { saysTheWhole } from './saysTheWhole.js';
import type { Spoken } from './Spoken.js';

/** The only clause of a sentence, or several that all speak of the product. */
export function eachAlone(passage: Passage, subject: Subject): readonly Spoken[] | undefined {
  const { units } = passage;
  const [first] = units;
  if (first === undefined || (units.length === 1 ? !first.isAlone || first.at > 0 : !units.every(isOfProductOnly)))
    return undefined;
  const said = units.map((unit) =>
    unit.form === 'without'
      ? withoutPredicate(unit, passage)
      : (aloneClause(unit, subject) ?? plainPredicate(unit, subject)),
  );
  return said.every((spoken) => spoken !== undefined) ? said : undefined;
}

function plainPredicate(unit: Unit, subject: Subject): Spoken | undefined {
  const spoken = saysTheWhole({ ...unit, at: 0, isFree: true }) ? asPredicate(unit, subject) : undefined;
  return spoken?.kind === 'detail' ? undefined : spoken;
}

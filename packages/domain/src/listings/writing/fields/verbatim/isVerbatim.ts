import type { Passage } from '../../plan/Passage.js';
import { isLongList } from '../../plan/passagesOf.js';
import type { Unit } from '../../plan/Unit.js';
import type { Story } from '../../Story.js';

/** Notes of fewer passages are better put into new words. */
const LEAST = 6;
/** A sheet of so many labels stays one, and so does a list of so many lines. */
const SHEET = 8;
/** Bare phrases ("Arm of steel. Weight 1.4 kg.") are put into sentences instead, where so few are sentences or long. */
const WHOLE = 0.35;
const LONG = 23;

/**
 * Whether the seller's notes are statements already: then they are kept in their words and their order, since nothing that
 * is put together from the facts reads better than what a person wrote. One long list of clauses is cut into passages.
 */
export function isVerbatim({ passages, units, brief }: Story): boolean {
  if (isOneBreath(units)) return true;
  const noted = passages.filter(({ units: [first] }) => first?.source.field === 'description');
  const count = (isSo: (passage: Passage) => boolean): number => noted.filter(isSo).length;
  const length = noted.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
  return (
    noted.length >= LEAST &&
    (count(({ label }) => label !== '') >= SHEET ||
      brief.description.split('\n').length >= SHEET ||
      count(isWhole) >= noted.length * WHOLE ||
      length >= noted.length * LONG)
  );
}

/** It has a verb of its own. */
const isWhole = ({ isProse, units }: Passage): boolean =>
  isProse || units.some(({ form }) => form === 'clause' || form === 'imperative' || form === 'verb');

/** All or much of the notes is one list. */
function isOneBreath(units: readonly Unit[]): boolean {
  const groups = new Map<string, Unit[]>();
  for (const unit of units)
    if (unit.source.field === 'description') groups.set(unit.group, [...(groups.get(unit.group) ?? []), unit]);
  return [...groups.values()].some(isLongList);
}

import { isLongList } from '../../plan/passagesOf.js';
import type { Story } from '../../Story.js';

/** Notes of fewer passages are better put into new words. */
const LEAST = 6;

/**
 * Whether the seller's notes say enough to be kept in their words and their order: nothing that is put together from the facts
 * reads better than what a person wrote. One long list of clauses is cut into passages.
 */
export function isVerbatim({ passages, units }: Story): boolean {
  const noted = passages.filter(({ units: [first] }) => first?.source.field === 'description');
  const groups = new Map<string, (typeof units)[number][]>();
  for (const unit of units)
    if (unit.source.field === 'description') groups.set(unit.group, [...(groups.get(unit.group) ?? []), unit]);
  return noted.length >= LEAST || [...groups.values()].some(isLongList);
}

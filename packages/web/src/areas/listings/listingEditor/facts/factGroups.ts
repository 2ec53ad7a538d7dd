import type { CopyField } from '@listwright/domain/listings';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { WireClaim, WireFact } from '../claims/WireClaim';
import { exactFacts } from '../../../../ui/product/facts/exactFacts';
import { sourceText } from '../claims/factLabels';
import { FORBIDDEN, type Unused } from './unusedReasons';

export interface UsedFact {
  readonly fact: WireFact;
  readonly fields: readonly CopyField[];
}

export interface FactGroups {
  /** Facts that the text states. */
  readonly used: readonly UsedFact[];
  readonly notUsed: readonly Unused[];
  readonly notUnderstood: readonly Unused[];
  /** Input that must not be stated. */
  readonly forbidden: readonly Unused[];
}

/** The input grouped by its use in this text. Also works for an edited text, whose statements are checked here. */
export function factGroups(listing: Listing, claims: readonly WireClaim[]): FactGroups {
  const fields = new Map<string, Set<CopyField>>();
  for (const { support, fact_ids: ids, field } of claims) {
    if (support !== 'given' && support !== 'inferred') continue;
    for (const id of ids) fields.set(id, (fields.get(id) ?? new Set()).add(field));
  }
  const facts = listing.facts.map((fact) => ({ fact, fields: [...(fields.get(fact.id) ?? [])] }));
  const stated = facts.filter((one) => one.fields.length > 0);
  const usedIds = new Set(stated.map(({ fact }) => fact.id));
  const exact = new Set(exactFacts(listing.facts, (place) => sourceText(listing, place)).map(({ id }) => id));
  const used = stated.filter(({ fact }) => exact.has(fact.id));
  const disputed = new Set(listing.contradictions.flatMap(({ fact_ids: ids }) => ids));
  const unused = listing.unused.filter(
    ({ reason, fact_id: id }) =>
      reason !== 'contradiction' && !(reason === 'no_room' && id !== undefined && usedIds.has(id)),
  );
  const listed = new Set(unused.map(({ fact_id: id }) => id));
  const dropped = facts
    .filter(({ fact }) => !usedIds.has(fact.id) && !listed.has(fact.id) && !disputed.has(fact.id))
    .map(({ fact }): Unused => {
      const text = sourceText(listing, fact.source) || fact.value;
      return { text, reason: 'no_room', note: 'Not used in any field.', source: fact.source, fact_id: fact.id };
    });
  const isSame = (one: Unused, other: Unused) => one.source.field === other.source.field && one.text === other.text;
  const others = dropped.filter(
    (one, at) => !unused.some((two) => isSame(one, two)) && dropped.findIndex((two) => isSame(one, two)) === at,
  );
  return {
    used,
    notUsed: [...unused.filter(({ reason }) => reason !== 'not_understood' && !FORBIDDEN.includes(reason)), ...others],
    notUnderstood: unused.filter(({ reason }) => reason === 'not_understood'),
    forbidden: unused.filter(({ reason }) => FORBIDDEN.includes(reason)),
  };
}

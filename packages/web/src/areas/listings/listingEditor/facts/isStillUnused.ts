import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { FactPlace } from '../../../../ui/product/facts/factWords';
import type { DecidedFact } from './DecidedFact';
import type { FactGroups } from './factGroups';

/**
 * Whether the text still does not use the fact that was chosen. It is found by its place, as a decision leaves words out
 * and facts get new numbers.
 */
export function isStillUnused(
  { fact }: DecidedFact,
  { facts }: Pick<Listing, 'facts'>,
  { used, notUsed }: Pick<FactGroups, 'used' | 'notUsed'>,
): boolean {
  const now = facts.find(
    (one) => one.property === fact.property && one.value === fact.value && isSamePlace(one.source, fact.source),
  );
  const isUsed = used.some((one) => one.fact.id === now?.id);
  return !isUsed && notUsed.some(({ source }) => isSamePlace(source, fact.source));
}

const isSamePlace = (one: FactPlace, other: FactPlace): boolean =>
  one.field === other.field && one.start === other.start && one.end === other.end;

import { fieldText, PROPERTIES } from '@listwright/domain/products';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { briefOf } from '../text/briefOf';
import type { WireFact } from './WireClaim';

const LABELS: ReadonlyMap<string, string> = new Map(PROPERTIES.map(({ id, label }) => [id, label]));

/** The label of a property: "Keeps hot or cold". */
export function propertyLabel(property: string): string {
  return LABELS.get(property) ?? property.replaceAll('_', ' ');
}

/** The value as the seller means it: with its qualifier, its condition and a negation. */
export function factValue({ value, qualifier, condition, polarity }: WireFact): string {
  const isSaid = qualifier !== undefined && value.toLowerCase().includes(qualifier.toLowerCase());
  const words = [polarity === 'is_not' ? 'not' : '', isSaid ? '' : (qualifier ?? ''), value, condition ?? ''];
  return words.filter((word) => word !== '').join(' ');
}

/** Facts without those that only quote a passage from which more precise ones were read. */
export function exactFacts(listing: Listing, facts: readonly WireFact[]): readonly WireFact[] {
  const isQuote = (fact: WireFact) => fact.value === sourceText(listing, fact.source);
  const says = (other: WireFact, fact: WireFact) =>
    !isQuote(other) && isWithin(other, fact) && (fact.property === 'feature' || fact.property === other.property);
  return facts.filter((fact) => !isQuote(fact) || !facts.some((other) => says(other, fact)));
}

const isWithin = ({ source: one }: WireFact, { source: other }: WireFact): boolean =>
  one.field === other.field && one.start >= other.start && one.end <= other.end;

/** The words of the input that a fact or a passage was read from, letter for letter. */
export function sourceText(listing: Listing, { field, start, end }: WireFact['source']): string {
  return fieldText(field, briefOf(listing)).slice(start, end);
}

const LABEL = /(?:^|[\n.;,]\s*)([\p{L}\d][\p{L}\p{N} /&'-]{0,38}?)\s*[:：]\s*$/u;

/** The seller's words that a fact was read from, with the label before them: "Weight: 3 kg" is not "Load: 3 kg". */
export function labelledText(listing: Listing, source: WireFact['source']): string {
  const words = sourceText(listing, source);
  const before = fieldText(source.field, briefOf(listing)).slice(0, source.start);
  const label = LABEL.exec(before)?.[1];
  return label === undefined ? words : `${label}: ${words}`;
}

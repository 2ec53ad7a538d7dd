import { fieldText } from '@listwright/domain/products';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { briefOf } from '../text/briefOf';
import type { WireFact } from './WireClaim';

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

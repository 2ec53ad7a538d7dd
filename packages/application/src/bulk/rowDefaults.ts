import type { ListingRowDefaults, RowFault } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** What holds for a row whose file does not say otherwise. */
export function rowDefaults(marketplace: Marketplace): ListingRowDefaults {
  return { marketplace, marketplaceId: '', tone: 'neutral', language: 'en' };
}

/** All that is wrong with a row, as one text. */
export function sentenceOf(faults: readonly RowFault[]): string {
  return faults.map(({ column, message }) => `${column}: ${message}.`.replace(/\.\.$/, '.')).join(' ');
}

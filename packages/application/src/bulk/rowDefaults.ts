import type { ListingRowDefaults } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** What a row says where its cells are empty. */
export function rowDefaults(marketplace: Marketplace): ListingRowDefaults {
  return { marketplace, marketplaceId: '', tone: 'neutral', language: 'en' };
}

import type { RowDefaults } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** What a row says where its cells are empty. */
export function rowDefaults(marketplace: Marketplace): RowDefaults {
  return { marketplace, marketplaceId: '', tone: 'neutral', language: 'en' };
}

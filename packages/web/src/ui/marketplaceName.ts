import { AMAZON_STORES, type Marketplace } from '@listwright/domain/marketplaces';

/** "Amazon · United States", "Shopify". */
export function marketplaceName(marketplace: Marketplace, marketplaceId = ''): string {
  if (marketplace === 'shopify') return 'Shopify';
  const store = AMAZON_STORES.find(({ id }) => id === marketplaceId);
  return store === undefined ? 'Amazon' : `Amazon ${store.name}`;
}

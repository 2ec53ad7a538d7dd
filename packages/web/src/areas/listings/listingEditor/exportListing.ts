import type { FileResult } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { WebClient } from '../../../api/WebClient';

/** Downloads the listing for its marketplace: a workbook for Amazon, a CSV for Shopify. */
export function exportListing(client: WebClient, marketplace: Marketplace, id: string): Promise<FileResult> {
  const input = { params: { id } };
  return marketplace === 'amazon' ? client.listings.exportAmazon(input) : client.listings.exportShopify(input);
}

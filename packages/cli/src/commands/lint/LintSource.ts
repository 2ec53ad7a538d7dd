import type { api, CallOutput } from '@listwright/application/contract';
import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** A text to check, with the product details from its source. */
export interface LintSource {
  readonly name: string;
  readonly copy: Partial<ListingCopy>;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
  /** The listing, where the source is one. */
  readonly listing?: CallOutput<typeof api.listings.read>['listing'];
}

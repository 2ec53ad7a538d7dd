import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** A text to check, with the product details from its source. */
export interface LintSource {
  readonly name: string;
  readonly copy: Partial<ListingCopy>;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
}

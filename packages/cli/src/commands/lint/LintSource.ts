import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** A text to check, and what its source says of the product. */
export interface LintSource {
  readonly name: string;
  readonly copy: Partial<ListingCopy>;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
}

import type { Listing } from '@listwright/application/listings';

/** How many documents one process caches: at about 6 KB each, a few megabytes. */
const MAX_LISTINGS = 500;

/**
 * The documents this process read last. A version of a listing never changes, so one that is still in force need not
 * be transferred and parsed again; the database confirms its version and owner each time.
 */
export class ListingCache {
  private readonly byId = new Map<string, Listing>();

  get(id: string): Listing | undefined {
    return this.byId.get(id);
  }

  /** Stores the listing as the most recent one and drops the oldest. */
  keep(listing: Listing): Listing {
    this.byId.delete(listing.id);
    this.byId.set(listing.id, listing);
    const [oldest] = this.byId.keys();
    if (this.byId.size > MAX_LISTINGS && oldest !== undefined) this.byId.delete(oldest);
    return listing;
  }
}

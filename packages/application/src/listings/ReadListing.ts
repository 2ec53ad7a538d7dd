import type { Actor } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingRepository } from './ports/ListingRepository.js';

/** Listings of other accounts are not found. */
export class ReadListing {
  constructor(private readonly listings: ListingRepository) {}

  async execute(actor: Actor, id: string): Promise<Listing> {
    const listing = await this.listings.find(actor.userId, id);
    if (listing === undefined) throw listingErrors.notFound();
    return listing;
  }
}

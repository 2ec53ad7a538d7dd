import type { Actor, Page, PageRequest } from '../shared/index.js';
import type { ListingRow } from './Listing.js';
import type { ListingFilter, ListingRepository } from './ports/ListingRepository.js';

export class ListListings {
  constructor(private readonly listings: ListingRepository) {}

  execute(actor: Actor, filter: ListingFilter, page: PageRequest): Promise<Page<ListingRow>> {
    return this.listings.list(actor.userId, filter, page);
  }
}

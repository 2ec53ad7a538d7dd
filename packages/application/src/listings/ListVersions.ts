import type { Actor, Page, PageRequest } from '../shared/index.js';
import type { ListingVersion } from './Listing.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import type { ReadListing } from './ReadListing.js';

export class ListVersions {
  constructor(
    private readonly read: ReadListing,
    private readonly listings: ListingRepository,
  ) {}

  async execute(actor: Actor, id: string, page: PageRequest): Promise<Page<ListingVersion>> {
    await this.read.execute(actor, id);
    return this.listings.listVersions(actor.userId, id, page);
  }
}

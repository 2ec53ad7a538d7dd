import type { Actor, OnStored, Transaction } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingReviser } from './ListingReviser.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import type { ReadListing } from './ReadListing.js';

/** Makes an old text the current one again, as a new version: nothing of the history is lost. */
export class RestoreVersion {
  constructor(
    private readonly read: ReadListing,
    private readonly listings: ListingRepository,
    private readonly reviser: ListingReviser,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: Actor, id: string, version: number, onStored?: OnStored<Listing>): Promise<Listing> {
    const listing = await this.read.execute(actor, id);
    const old = await this.listings.findVersion(actor.userId, id, version);
    if (old === undefined) throw listingErrors.versionNotFound();
    return this.transaction.run(async () => {
      const restored = await this.reviser.save({ ...listing, copy: old.copy }, 'restored');
      await onStored?.(restored);
      return restored;
    });
  }
}

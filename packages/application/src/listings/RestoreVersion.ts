import type { Actor, Caller, OnStored, Transaction } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingReviser } from './ListingReviser.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import type { ReadListing } from './ReadListing.js';
import { requireRoom } from './requireRoom.js';

/** Makes an old text the current one again, as a new version: nothing of the history is lost. */
export class RestoreVersion {
  constructor(
    private readonly read: ReadListing,
    private readonly listings: ListingRepository,
    private readonly reviser: ListingReviser,
    private readonly transaction: Transaction,
  ) {}

  async execute(
    actor: Actor,
    id: string,
    version: number,
    caller: Caller,
    onStored?: OnStored<Listing>,
  ): Promise<Listing> {
    const listing = await this.read.execute(actor, id);
    const old = await this.listings.findVersion(actor.userId, id, version);
    if (old === undefined) throw listingErrors.versionNotFound();
    await requireRoom(this.listings, actor);
    const next = await this.reviser.reviewed({ ...listing, copy: old.copy }, caller);
    return this.transaction.run(async () => {
      const restored = await this.reviser.store(next, 'restored');
      await onStored?.(restored);
      return restored;
    });
  }
}

import { copyLimit } from '@listwright/domain/billing';
import type { FactReader } from '../products/index.js';
import type { Actor, Caller, Clock, IdSource, OnStored, Transaction } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { requireRoom } from './requireRoom.js';
import type { ReadListing } from './ReadListing.js';

/** Copies a listing of the own account: same facts, same text, its own versions. It is free, so the number of listings is limited. */
export class CopyListing {
  constructor(
    private readonly read: ReadListing,
    private readonly listings: ListingRepository,
    private readonly facts: FactReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: Actor, id: string, caller: Caller, onStored?: OnStored<Listing>): Promise<Listing> {
    const original = await this.read.execute(actor, id);
    const limit = copyLimit(actor.plan);
    if (limit !== null && (await this.listings.count(actor.userId)) >= limit) throw listingErrors.tooMany(limit);
    await requireRoom(this.listings, actor);
    await this.facts.read(original.brief, caller);
    const now = this.clock.now();
    const copy: Listing = { ...original, id: this.ids.next(), version: 1, createdAt: now, updatedAt: now };
    return this.transaction.run(async () => {
      await this.listings.add(copy, 'copied');
      await onStored?.(copy);
      return copy;
    });
  }
}

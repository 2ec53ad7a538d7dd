import type { CopyField, ListingBrief, ListingCopy } from '@listwright/domain/listings';
import type { Actor, Caller } from '../shared/index.js';
import type { KeptStatement, Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingReviser } from './ListingReviser.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { requireRoom } from './requireRoom.js';

export interface EditListingInput {
  readonly copy: Partial<ListingCopy>;
  readonly lockedFields?: readonly CopyField[] | undefined;
  /** Clauses of the input that are not to be stated, in place of those before; absent: as they are. */
  readonly leftOut?: readonly string[] | undefined;
  /** Open statements that the seller keeps, in place of those before; absent: as they are. */
  readonly keptStatements?: readonly KeptStatement[] | undefined;
  /** The version the edit started from; where a newer one is stored the edit is refused. */
  readonly version?: number | undefined;
}

/** Saves the seller's own words: checked again, kept as a new version. An edit may break a rule; it is then not `completed`. */
export class EditListing {
  constructor(
    private readonly listings: ListingRepository,
    private readonly reviser: ListingReviser,
  ) {}

  /** Throws `not_found`, `conflict`, `too_many_bytes`, and what `ListingReviser` throws. */
  async execute(actor: Actor, id: string, input: EditListingInput, caller: Caller): Promise<Listing> {
    const listing = await this.listings.find(actor.userId, id);
    if (listing === undefined) throw listingErrors.notFound();
    if (input.version !== undefined && input.version !== listing.version) throw listingErrors.changedMeanwhile();
    const changed = {
      ...listing,
      brief: input.leftOut === undefined ? listing.brief : leavingOut(listing.brief, input.leftOut),
      copy: { ...listing.copy, ...input.copy },
      lockedFields: input.lockedFields ?? listing.lockedFields,
      keptStatements: input.keptStatements ?? listing.keptStatements,
    };
    if (!isShorter(changed, listing)) await requireRoom(this.listings, actor);
    return this.reviser.store(await this.reviser.reviewed(changed, caller), 'edited');
  }
}

/** Shortening needs no room: its old version is kept for a while, but a text can only become shorter so many times. */
function isShorter(changed: Listing, before: Listing): boolean {
  return lengthOf(changed) < lengthOf(before);
}

const lengthOf = ({ brief, copy, lockedFields, keptStatements }: Listing): number =>
  JSON.stringify([brief, copy, lockedFields, keptStatements]).length;

function leavingOut({ leftOut: _before, ...brief }: ListingBrief, leftOut: readonly string[]): ListingBrief {
  return leftOut.length === 0 ? brief : { ...brief, leftOut: [...new Set(leftOut)] };
}

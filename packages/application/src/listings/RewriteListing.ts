import { copyPropertyOf, type CopyField, type ListingCopy } from '@listwright/domain/listings';
import type { QuotaGuard } from '../billing/index.js';
import type { Actor } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingReviser } from './ListingReviser.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import type { WritingDesk } from './WritingDesk.js';

export interface RewriteListingInput {
  readonly fields: readonly CopyField[];
  /** With one list field: only the entry at this place. */
  readonly index?: number | undefined;
}

/** Writes some fields again in other words, from the same facts. Charges one API call; locked fields are refused. */
export class RewriteListing {
  constructor(
    private readonly listings: ListingRepository,
    private readonly desk: WritingDesk,
    private readonly reviser: ListingReviser,
    private readonly quota: QuotaGuard,
  ) {}

  async execute(actor: Actor, id: string, input: RewriteListingInput): Promise<Listing> {
    const listing = await this.listings.find(actor.userId, id);
    if (listing === undefined) throw listingErrors.notFound();
    const locked = input.fields.find((field) => listing.lockedFields.includes(field));
    if (locked !== undefined) throw listingErrors.locked(locked);

    const variation = listing.variation + 1;
    return this.quota.spend(actor, 'api_calls', 1, {
      work: () => this.desk.write(listing.brief, variation),
      settle: ({ finished }) =>
        this.reviser.save(
          { ...listing, variation, copy: mergeFields(listing.copy, finished.copy, input) },
          'rewritten',
        ),
    });
  }
}

function mergeFields(current: ListingCopy, fresh: ListingCopy, input: RewriteListingInput): ListingCopy {
  const changes = input.fields.map((field) => {
    const property = copyPropertyOf(field);
    const [old, next] = [current[property], fresh[property]];
    const { index } = input;
    const oneEntry = index !== undefined && Array.isArray(old) && Array.isArray(next) && next[index] !== undefined;
    return [property, oneEntry ? old.map((entry, at) => (at === index ? next[index] : entry)) : next];
  });
  return { ...current, ...(Object.fromEntries(changes) as Partial<ListingCopy>) };
}

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

    if (input.index !== undefined && !hasEntry(listing.copy, input)) throw listingErrors.noSuchEntry();

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

function hasEntry(copy: ListingCopy, { fields, index = 0 }: RewriteListingInput): boolean {
  const [field, ...others] = fields;
  const list = field === undefined ? undefined : copy[copyPropertyOf(field)];
  return others.length === 0 && Array.isArray(list) && index < list.length;
}

function mergeFields(current: ListingCopy, fresh: ListingCopy, { fields, index }: RewriteListingInput): ListingCopy {
  const changes = fields.map((field) => {
    const property = copyPropertyOf(field);
    return [property, index === undefined ? fresh[property] : withEntry(current[property], fresh[property], index)];
  });
  return { ...current, ...(Object.fromEntries(changes) as Partial<ListingCopy>) };
}

/** Only the one entry changes; where the fresh text has fewer, the seller's others are not touched and nothing is charged. */
function withEntry(
  old: string | readonly string[],
  fresh: string | readonly string[],
  index: number,
): readonly string[] {
  const next = fresh[index];
  if (next === undefined) throw listingErrors.nothingOther();
  return [...old].map((entry, at) => (at === index ? next : entry));
}

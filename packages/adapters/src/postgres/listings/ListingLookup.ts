import type { Listing } from '@listwright/application/listings';
import { BatchedLookup } from '../BatchedLookup.js';
import type { Database } from '../Database.js';
import { ListingCache } from './ListingCache.js';
import { listingOf, ofProduct, type ListingRecord } from './listingRow.js';

const FIND = `select l.id, l.user_id, case when l.version = asked.version then null else l.document end as document, l.product_id,
    l.created_at, l.updated_at
  from unnest($1::uuid[], $2::uuid[], $3::int[]) as asked (id, user_id, version)
  join listings l on l.id = asked.id and l.user_id = asked.user_id`;

interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

type FoundRecord = Omit<ListingRecord, 'document'> & {
  readonly id: string;
  readonly user_id: string;
  readonly document: ListingRecord['document'] | null;
};

/** Finds single listings of their owners; a document that this process knows in its present version is not sent again. */
export class ListingLookup {
  private readonly known = new ListingCache();
  private readonly lookup: BatchedLookup<OwnedId, Listing>;

  constructor(private readonly database: Database) {
    this.lookup = new BatchedLookup(database, (asked) => this.findAll(asked), nameOf);
  }

  find(userId: string, id: string): Promise<Listing | undefined> {
    return this.lookup.find({ userId, id });
  }

  private async findAll(asked: readonly OwnedId[]): Promise<readonly (Listing | undefined)[]> {
    const known = asked.map(({ id }) => this.known.get(id));
    const records = await this.database.query<FoundRecord>(
      FIND,
      [asked.map(({ id }) => id), asked.map(({ userId }) => userId), known.map((one) => one?.version ?? 0)],
      'find_listings',
    );
    const found = new Map(records.map((record) => [nameOf({ userId: record.user_id, id: record.id }), record]));
    return asked.map((one, at) => {
      const record = found.get(nameOf(one));
      return record && this.asListing(record, known[at]);
    });
  }

  private asListing({ document, ...record }: FoundRecord, known: Listing | undefined): Listing | undefined {
    // Null says: still the version we know. Its owner was just checked with the rest.
    if (document !== null) return this.known.keep(listingOf({ ...record, document }));
    return known === undefined || (known.productId ?? null) === record.product_id
      ? known
      : this.known.keep(ofProduct(known, record.product_id));
  }
}

function nameOf({ userId, id }: OwnedId): string {
  return `${userId} ${id}`;
}

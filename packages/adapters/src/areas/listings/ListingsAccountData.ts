import { AccountData } from '@listwright/application/accounts';
import type { ListingRepository } from '@listwright/application/listings';
import type { SessionActor } from '@listwright/application/shared';
import { listingView, versionView } from '../../http/listings/listingView.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

/** How many listings are in memory at once. */
const PAGE = 50;

/** Listings with their versions. */
export class ListingsAccountData extends AccountData {
  constructor(
    private readonly listings: ListingRepository,
    private readonly rows: OwnedRows,
  ) {
    super();
  }

  override async export({ userId }: SessionActor): Promise<Readonly<Record<string, object>>> {
    return { listings: this.all(userId) };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['listings', 'listing_counts']);
  }

  /** Newest first. */
  private async *all(userId: string): AsyncGenerator<object> {
    let cursor: string | null | undefined;
    do {
      const page = await this.listings.list(userId, { search: '' }, { limit: PAGE, ...(cursor ? { cursor } : {}) });
      const ids = page.items.map(({ id }) => id);
      const [listings, versions] = await Promise.all([
        this.listings.findMany(userId, ids),
        this.listings.versionsOf(userId, ids),
      ]);
      for (const listing of listings) {
        yield { ...listingView(listing), versions: (versions.get(listing.id) ?? []).map(versionView) };
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}

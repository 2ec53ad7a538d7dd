import { listingRows, type ProductRow } from '@listwright/domain/bulk';
import type { ProductIdentifiers } from '@listwright/domain/products';
import type {
  FinishedRow,
  ImportedRow,
  JobKind,
  JobPlan,
  RowInput,
  RunContext,
  StoredResult,
} from '../../jobs/index.js';
import { newListing, type Listing, type ListingRepository, type ListingWriter } from '../../listings/index.js';
import type { ProductFinder } from '../../products/index.js';
import type { Clock, IdSource, TableCell } from '../../shared/index.js';
import { bulkPlanOf } from '../BulkJob.js';
import { LISTING_COLUMNS, listingCells } from './listingColumns.js';
import { readBulkRow } from './readBulkRow.js';

/** A listing of a row, which has no product before it is saved. */
interface WrittenRow {
  readonly listing: Listing;
  readonly identifiers: ProductIdentifiers;
}

/** Each row is a product, and becomes a listing. */
export class ListingJobKind implements JobKind<ProductRow, WrittenRow> {
  readonly name = 'listings';
  readonly quota = listingRows.quota;
  readonly inputSheet = listingRows.sheet;
  readonly resultSheet = { fileName: '{file}_listings_{day}', sheetName: 'Listings', columns: LISTING_COLUMNS };

  constructor(
    private readonly writer: ListingWriter,
    private readonly listings: ListingRepository,
    private readonly finder: ProductFinder,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  get isRemote(): boolean {
    return this.writer.isRemote;
  }

  read(row: ImportedRow, plan: JobPlan): RowInput<ProductRow> {
    return readBulkRow(listingRows, row, plan);
  }

  async run({ brief, identifiers }: ProductRow, { plan, cancelBeforeStart }: RunContext): Promise<WrittenRow> {
    const started = this.clock.now();
    const outcome = await this.writer.write(brief, { cancelBeforeStart });
    const finished = this.clock.now();
    const listing = newListing({ id: this.ids.next(), userId: plan.userId, brief, outcome, started, finished });
    return { listing, identifiers };
  }

  async settle(rows: readonly WrittenRow[]): Promise<readonly StoredResult[]> {
    const productIds = await this.productsOf(rows);
    const listings = rows.map(({ listing }) => {
      const productId = productIds.get(listing.id);
      return productId === undefined ? listing : { ...listing, productId };
    });
    await this.listings.addMany(listings, 'generated');
    return listings.map(({ id }) => ({ documentId: id }));
  }

  /**
   * By listing; undefined where the account has no room for another. Rows of several accounts are settled together; each
   * account's products are found or made in one go.
   */
  private async productsOf(rows: readonly WrittenRow[]): Promise<ReadonlyMap<string, string | undefined>> {
    const found = new Map<string, string | undefined>();
    // In order, so that two workers with rows of the same accounts wait for each other in the same order.
    for (const userId of [...new Set(rows.map(({ listing }) => listing.userId))].toSorted()) {
      const own = rows.filter(({ listing }) => listing.userId === userId);
      const sought = own.map(({ listing: { brief }, identifiers }) => ({ brief, identifiers }));
      const ids = await this.finder.findOrAdd(userId, sought);
      for (const [at, { listing }] of own.entries()) found.set(listing.id, ids[at]);
    }
    return found;
  }

  async exportRows(rows: readonly FinishedRow[], plan: JobPlan): Promise<readonly (readonly TableCell[])[]> {
    const { userId, columns } = bulkPlanOf(plan);
    const ids = rows.flatMap(({ documentId }) => documentId ?? []);
    const found = new Map<string, Listing>();
    for (const listing of await this.listings.findMany(userId, ids)) found.set(listing.id, listing);
    return rows.map((row) => listingCells({ row, listing: found.get(row.documentId ?? '') }, columns));
  }
}

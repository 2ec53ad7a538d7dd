import type { ListingBrief } from '@listwright/domain/listings';
import type { ImportedRow, JobKind, JobPlan, RowInput, RunContext, StoredResult } from '../../jobs/index.js';
import { newListing, type Listing, type ListingRepository, type ListingWriter } from '../../listings/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import { readBulkRow } from './readBulkRow.js';

/** Each row is a product, and becomes a listing. */
export class ListingJobKind implements JobKind<ListingBrief, Listing> {
  readonly name = 'listings';
  readonly quota = 'listings_generated';

  constructor(
    private readonly writer: ListingWriter,
    private readonly listings: ListingRepository,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  get isRemote(): boolean {
    return this.writer.isRemote;
  }

  read(row: ImportedRow, plan: JobPlan): RowInput<ListingBrief> {
    return readBulkRow(row, plan, ({ brief }) => brief);
  }

  async run(brief: ListingBrief, { plan, cancelBeforeStart }: RunContext): Promise<Listing> {
    const started = this.clock.now();
    const outcome = await this.writer.write(brief, { cancelBeforeStart });
    const finished = this.clock.now();
    return newListing({ id: this.ids.next(), userId: plan.userId, brief, outcome, started, finished });
  }

  async settle(listings: readonly Listing[]): Promise<readonly StoredResult[]> {
    await this.listings.addMany(listings, 'generated');
    return listings.map(({ id }) => ({ documentId: id }));
  }
}

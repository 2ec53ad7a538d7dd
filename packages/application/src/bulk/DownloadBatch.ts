import { topCategory } from '@listwright/domain/bulk';
import type { BulkKind } from '@listwright/domain/bulk';
import type { Listing, ListingRepository } from '../listings/index.js';
import type { Actor, Clock } from '../shared/index.js';
import type { Batch } from './Batch.js';
import { bulkErrors } from './bulkErrors.js';
import type { BatchRepository, FinishedRow } from './ports/BatchRepository.js';
import type { BulkFile, BulkFiles, ListingResult, TableFormat, TitleResult } from './ports/BulkFiles.js';

/** Listings that are read with one statement. */
const TOGETHER = 100;

/** The files of a job: its results, its failed rows, and the template that a new one is filled into. */
export class DownloadBatch {
  constructor(
    private readonly batches: BatchRepository,
    private readonly listings: ListingRepository,
    private readonly files: BulkFiles,
    private readonly clock: Clock,
  ) {}

  /** `split`: a file for each category, as a zip, where there are several. */
  async results(actor: Actor, id: string, format: TableFormat, isSplit: boolean): Promise<BulkFile> {
    const batch = await this.own(actor, id);
    if (batch.successful === 0) throw bulkErrors.noResults();
    const { columns, fileName } = batch;
    const how = { format, columns, fileName, day: this.clock.now().toISOString().slice(0, 10) };
    if (batch.kind === 'titles') return this.files.titleResults(this.titles(batch), how);
    const column = batch.columns.find(({ field }) => field === 'category')?.name;
    const categoryOf = (row: FinishedRow) => (column === undefined ? '' : topCategory(row.cells[column] ?? ''));
    const categories = isSplit ? await this.categories(batch, categoryOf) : [''];
    const all = categories.length === 1;
    return this.files.listingResults(
      categories.map((category) => ({
        category,
        results: () => this.listingResults(batch, (row) => all || categoryOf(row) === category),
      })),
      how,
    );
  }

  async failedRows(actor: Actor, id: string): Promise<BulkFile> {
    const batch = await this.own(actor, id);
    if (batch.failed === 0) throw bulkErrors.noFailedRows();
    const { fileName: name, format, header } = batch;
    return this.files.failedRows(this.batches.allRows(batch.userId, id, 'failed'), { name, format, header });
  }

  /** The departments that the rows of a job are of: what a split of its results goes by; 1 where nothing parts them. */
  async categoryCount({ kind, userId, id, columns }: Batch): Promise<number> {
    const column = columns.findIndex(({ field }) => field === 'category');
    if (kind === 'titles' || column < 0) return 1;
    return new Set((await this.batches.cellsIn(userId, id, column)).map(topCategory)).size;
  }

  template(kind: BulkKind, format: TableFormat): BulkFile {
    return this.files.template(kind, format);
  }

  private async own(actor: Actor, id: string): Promise<Batch> {
    const batch = await this.batches.find(actor.userId, id);
    if (batch === undefined) throw bulkErrors.notFound();
    return batch;
  }

  private async categories(batch: Batch, categoryOf: (row: FinishedRow) => string): Promise<readonly string[]> {
    const found = new Set<string>();
    for await (const row of this.batches.allRows(batch.userId, batch.id)) found.add(categoryOf(row));
    return [...found];
  }

  private async *titles({ userId, id }: Batch): AsyncGenerator<TitleResult> {
    for await (const row of this.batches.allRows(userId, id)) {
      yield row.fitted === undefined ? { row } : { row, fitted: row.fitted };
    }
  }

  private async *listingResults(
    { userId, id }: Batch,
    isWanted: (row: FinishedRow) => boolean,
  ): AsyncGenerator<ListingResult> {
    let rows: FinishedRow[] = [];
    for await (const row of this.batches.allRows(userId, id)) {
      if (!isWanted(row)) continue;
      rows.push(row);
      if (rows.length < TOGETHER) continue;
      yield* await this.withListings(userId, rows);
      rows = [];
    }
    yield* await this.withListings(userId, rows);
  }

  private async withListings(userId: string, rows: readonly FinishedRow[]): Promise<readonly ListingResult[]> {
    const ids = rows.flatMap(({ listingId }) => listingId ?? []);
    const found = new Map<string, Listing>();
    for (const listing of await this.listings.findMany(userId, ids)) found.set(listing.id, listing);
    return rows.map((row) => {
      const listing = found.get(row.listingId ?? '');
      return listing === undefined ? { row } : { row, listing };
    });
  }
}

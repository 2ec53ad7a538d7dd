import { bulkRowLimit } from '@listwright/domain/billing';
import { faultSentence, rowKinds, type BulkField, type RowKind } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';
import { isInTrial, type QuotaGuard } from '../billing/index.js';
import {
  type Actor,
  type Clock,
  type IdSource,
  type Table,
  type TableReader,
  type TableRow,
  undoAfter,
  type UploadedTable,
} from '../shared/index.js';
import { requireRoom, type ListingRepository } from '../listings/index.js';
import type { Job, JobRepository, NewRow, WorkerNotifier } from '../jobs/index.js';
import { bulkJobOf, type BulkJob } from './BulkJob.js';
import { bulkErrors } from './bulkErrors.js';
import { tooManyRows } from './checkTable.js';
import { checkTableRow, planRows, type RowPlan, type WrittenLanguages } from './checkTableRow.js';
import type { ColumnMappings, ColumnInput } from './ColumnMappings.js';
import { applyCorrections, type CellCorrection } from './applyCorrections.js';
import { rowDefaults } from './rowDefaults.js';

export interface JobUpload extends ColumnInput {
  readonly file: UploadedTable;
  readonly marketplace: Marketplace;
  /** Columns that this way of uploading asks for. */
  readonly required?: readonly BulkField[] | undefined;
  /** Cells that were corrected after the check, by row number and column name. */
  readonly fixes?: readonly CellCorrection[] | undefined;
  /** Takes that many rows from the top of the file; all where absent. */
  readonly firstRows?: number | undefined;
  /** Maximum concurrent rows over all workers. Pages of sites are read one at a time, whatever is asked. */
  readonly concurrency?: number | undefined;
  /** The idempotency key: repeated within a day, the request resolves to the job it made. */
  readonly requestKey?: string | undefined;
}

/** Rows that are stored with one statement. */
const BATCH_SIZE = 2000;
/** As long as an `Idempotency-Key` is remembered. */
const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

/**
 * Imports a seller's file: stores every row, invalid ones with the reason, and queues the rest.
 * Charges one bulk operation. A refused or interrupted upload stores nothing. When the client or the server crashed before
 * the reply, the same request resolves to the job it made.
 */
export class StartJob {
  constructor(
    private readonly reader: TableReader,
    private readonly mappings: ColumnMappings,
    private readonly jobs: JobRepository,
    private readonly quota: QuotaGuard,
    private readonly notifier: WorkerNotifier,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly listings: ListingRepository,
    private readonly languages?: WrittenLanguages,
  ) {}

  async execute(actor: Actor, upload: JobUpload): Promise<BulkJob> {
    const made = await this.madeBefore(actor, upload.requestKey);
    if (made !== undefined) return bulkJobOf(made);
    const id = this.ids.next();
    try {
      await this.quota.spend(actor, 'bulk_operations', 1, {
        work: async () => {
          const table = await this.reader.open(upload.file);
          try {
            return await this.take(actor, id, upload, table);
          } finally {
            await table.close();
          }
        },
        settle: async ({ header, kind, ...counts }) => {
          await this.jobs.seal(id, counts);
          await this.mappings.save(actor, header, kind, upload);
          if (counts.failed < counts.total) await this.notifier.notify();
        },
      });
    } catch (error) {
      await undoAfter(error, () => this.jobs.discard(id));
      throw error;
    }
    return bulkJobOf(await this.jobs.find(actor.userId, id));
  }

  private async madeBefore({ userId }: Actor, requestKey: string | undefined): Promise<Job | undefined> {
    if (requestKey === undefined) return undefined;
    const since = new Date(this.clock.now().getTime() - IDEMPOTENCY_MS);
    return this.jobs.findMade(userId, requestKey, since);
  }

  private async take(actor: Actor, id: string, upload: JobUpload, table: Table) {
    const { file, marketplace, required, concurrency, requestKey, firstRows } = upload;
    const { header, format, encodings } = table;
    if (encodings !== undefined) throw bulkErrors.unsureEncoding(encodings);
    const { columns: chosen } = await this.mappings.find(actor, header, upload);
    const { languages } = this;
    const choice = { columns: chosen, wanted: upload.columnsFor, required, languages };
    const plan = planRows(header, { ...choice, defaults: rowDefaults(marketplace) });
    const { kind, columns } = plan;
    const { maxConcurrency, makesListings }: RowKind = rowKinds[kind];
    if (makesListings) await requireRoom(this.listings, actor);
    const atOnce = maxConcurrency === undefined ? concurrency : Math.min(maxConcurrency, concurrency ?? maxConcurrency);
    const job = {
      id,
      userId: actor.userId,
      kind,
      marketplace,
      header,
      columns,
      format,
      fileName: file.name,
      ...(atOnce === undefined ? {} : { concurrency: atOnce }),
      ...(requestKey === undefined ? {} : { requestKey }),
    };
    await this.jobs.open(job);
    const maxRows = bulkRowLimit(actor.plan, isInTrial(actor, this.clock.now()));
    const counts = { total: 0, failed: 0 };
    let together: NewRow[] = [];
    let stored = Promise.resolve();
    // One group of rows is stored while the next is read.
    const store = async () => {
      await stored;
      stored = this.jobs.append(id, together);
      stored.catch(() => undefined);
      together = [];
    };
    for await (const row of applyCorrections(table, upload.fixes)) {
      const made = newRow(row, plan);
      counts.total += 1;
      if (made.error !== undefined) counts.failed += 1;
      if (counts.total > maxRows) throw tooManyRows(maxRows);
      together.push(made);
      if (together.length >= BATCH_SIZE) await store();
      if (counts.total === firstRows) break;
    }
    if (together.length > 0) await store();
    await stored;
    if (counts.total === 0) throw bulkErrors.noRows();
    return { ...counts, header, kind };
  }
}

function newRow(row: TableRow, plan: RowPlan): NewRow {
  const { name, faults } = checkTableRow(row, plan);
  const error = faults.length === 0 ? {} : { error: faultSentence(faults) };
  return { number: row.number, name: name || `Row ${row.number}`, cells: row.cells, ...error };
}

import { bulkRowLimit } from '@listwright/domain/billing';
import type { BulkField } from '@listwright/domain/bulk';
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
import type { Batch } from './Batch.js';
import { bulkErrors } from './bulkErrors.js';
import { tooManyRows } from './checkTable.js';
import { checkTableRow, planRows, type RowPlan, type WrittenLanguages } from './checkTableRow.js';
import type { ColumnMappings, ColumnInput } from './ColumnMappings.js';
import { applyCorrections, type CellCorrection } from './applyCorrections.js';
import type { BatchRepository, NewRow } from './ports/BatchRepository.js';
import type { WorkerNotifier } from './ports/WorkerNotifier.js';
import { rowDefaults, sentenceOf } from './rowPlanOf.js';

export interface BatchUpload extends ColumnInput {
  readonly file: UploadedTable;
  readonly marketplace: Marketplace;
  /** Columns that this way of uploading asks for. */
  readonly required?: readonly BulkField[] | undefined;
  /** Cells that were corrected after the check, by row number and column name. */
  readonly fixes?: readonly CellCorrection[] | undefined;
  /** Maximum concurrent rows over all workers. */
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
export class StartBatch {
  constructor(
    private readonly reader: TableReader,
    private readonly mappings: ColumnMappings,
    private readonly batches: BatchRepository,
    private readonly quota: QuotaGuard,
    private readonly notifier: WorkerNotifier,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly languages?: WrittenLanguages,
  ) {}

  async execute(actor: Actor, upload: BatchUpload): Promise<Batch> {
    const made = await this.madeBefore(actor, upload.requestKey);
    if (made !== undefined) return made;
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
          await this.batches.seal(id, counts);
          await this.mappings.save(actor, header, kind, upload);
          if (counts.failed < counts.total) await this.notifier.notify();
        },
      });
    } catch (error) {
      await undoAfter(error, () => this.batches.discard(id));
      throw error;
    }
    const batch = await this.batches.find(actor.userId, id);
    if (batch === undefined) throw bulkErrors.notFound();
    return batch;
  }

  private async madeBefore({ userId }: Actor, requestKey: string | undefined): Promise<Batch | undefined> {
    if (requestKey === undefined) return undefined;
    const since = new Date(this.clock.now().getTime() - IDEMPOTENCY_MS);
    return this.batches.findMade(userId, requestKey, since);
  }

  private async take(actor: Actor, id: string, upload: BatchUpload, table: Table) {
    const { file, marketplace, required, concurrency, requestKey } = upload;
    const { header, format } = table;
    const { columns: chosen } = await this.mappings.find(actor, header, upload);
    const { languages } = this;
    const plan = planRows(header, { columns: chosen, required, defaults: rowDefaults(marketplace), languages });
    const { kind, columns } = plan;
    const batch = {
      id,
      userId: actor.userId,
      kind,
      marketplace,
      header,
      columns,
      format,
      fileName: file.name,
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(requestKey === undefined ? {} : { requestKey }),
    };
    await this.batches.open(batch);
    const most = bulkRowLimit(actor.plan, isInTrial(actor, this.clock.now()));
    const counts = { total: 0, failed: 0 };
    let together: NewRow[] = [];
    let stored = Promise.resolve();
    // One batch of rows is stored while the next is read.
    const store = async () => {
      await stored;
      stored = this.batches.append(id, together);
      stored.catch(() => undefined);
      together = [];
    };
    for await (const row of applyCorrections(table, upload.fixes)) {
      const made = newRow(row, plan);
      counts.total += 1;
      if (made.error !== undefined) counts.failed += 1;
      if (counts.total > most) throw tooManyRows(most);
      together.push(made);
      if (together.length >= BATCH_SIZE) await store();
    }
    if (together.length > 0) await store();
    await stored;
    if (counts.total === 0) throw bulkErrors.noRows();
    return { ...counts, header, kind };
  }
}

function newRow(row: TableRow, plan: RowPlan): NewRow {
  const { name, faults } = checkTableRow(row, plan);
  const error = faults.length === 0 ? {} : { error: sentenceOf(faults) };
  return { number: row.number, name: name || `Row ${row.number}`, cells: row.cells, ...error };
}

import {
  bulkKindOf,
  cellFor,
  KIND_FIELDS,
  REQUIRED_COLUMNS,
  mapColumns,
  readListingRow,
  readTitleRow,
  type BulkField,
  type ChosenColumns,
} from '@listwright/domain/bulk';
import { bulkRowLimit } from '@listwright/domain/billing';
import type { Marketplace } from '@listwright/domain/marketplaces';
import { isInTrial, type QuotaGuard } from '../billing/index.js';
import type { Actor, Clock, IdSource } from '../shared/index.js';
import type { Batch, BatchPlan } from './Batch.js';
import { bulkErrors } from './bulkErrors.js';
import type { BatchRepository, NewRow } from './ports/BatchRepository.js';
import type { Table, TableReader, TableRow, UploadedTable } from './ports/TableReader.js';
import type { WorkBell } from './ports/WorkBell.js';
import { rowDefaults, sentenceOf } from './rowDefaults.js';

export interface BatchUpload {
  readonly file: UploadedTable;
  readonly marketplace: Marketplace;
  /** What a column feeds, where the seller chose otherwise than its name says. */
  readonly columns?: ChosenColumns | undefined;
  /** Columns that this way of uploading asks for. */
  readonly required?: readonly BulkField[] | undefined;
  /** Cells that were corrected after the check, by row number and column name. */
  readonly fixes?: readonly CellFix[] | undefined;
}

export interface CellFix {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** Rows that are stored with one statement. */
const TOGETHER = 2000;

/**
 * Takes a seller's file: every row is stored, those that cannot be worked on with the reason, and the rest is queued.
 * Charges one bulk operation. A file that is refused, or whose upload dies, leaves nothing.
 */
export class StartBatch {
  constructor(
    private readonly reader: TableReader,
    private readonly batches: BatchRepository,
    private readonly quota: QuotaGuard,
    private readonly bell: WorkBell,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, upload: BatchUpload): Promise<Batch> {
    const id = this.ids.next();
    try {
      await this.quota.spend(actor, 'bulk_operations', 1, {
        work: () => this.take(actor, id, upload),
        settle: async (counts) => {
          await this.batches.seal(id, counts);
          if (counts.failed < counts.total) await this.bell.ring();
        },
      });
    } catch (error) {
      await this.batches.discard(id);
      throw error;
    }
    const batch = await this.batches.find(actor.userId, id);
    if (batch === undefined) throw bulkErrors.notFound();
    return batch;
  }

  private async take(actor: Actor, id: string, upload: BatchUpload): Promise<{ total: number; failed: number }> {
    const { file, marketplace } = upload;
    const table = await this.reader.open(file);
    const kind = bulkKindOf(table.header);
    const { header, format } = table;
    const columns = mapColumns(header, kind, upload.required ?? REQUIRED_COLUMNS[kind], upload.columns);
    const plan = { id, userId: actor.userId, kind, marketplace, header, columns };
    await this.batches.open({ ...plan, format, fileName: file.name, createdAt: this.clock.now() });
    const most = bulkRowLimit(actor.plan, isInTrial(actor, this.clock.now()));
    const counts = { total: 0, failed: 0 };
    let together: NewRow[] = [];
    for await (const row of fixed(table, upload.fixes ?? [])) {
      const made = newRow(row, plan);
      counts.total += 1;
      if (made.error !== undefined) counts.failed += 1;
      if (counts.total > most) throw bulkErrors.tooManyRows(most, actor.plan);
      together.push(made);
      if (together.length < TOGETHER) continue;
      await this.batches.append(id, together);
      together = [];
    }
    if (together.length > 0) await this.batches.append(id, together);
    if (counts.total === 0) throw bulkErrors.noRows();
    return counts;
  }
}

function newRow({ number, cells }: TableRow, plan: BatchPlan): NewRow {
  const named = Object.fromEntries(plan.header.map((name, at) => [name, cells[at] ?? '']));
  const name = cellFor(KIND_FIELDS[plan.kind][0], plan.columns, named) || `Row ${number}`;
  const read =
    plan.kind === 'titles'
      ? readTitleRow(named, plan.columns)
      : readListingRow(named, plan.columns, rowDefaults(plan.marketplace));
  return { number, name, cells, ...('faults' in read ? { error: sentenceOf(read.faults) } : {}) };
}

async function* fixed(table: Table, fixes: readonly CellFix[]): AsyncGenerator<TableRow> {
  const changes = new Map<number, CellFix[]>();
  for (const fix of fixes) changes.set(fix.row, [...(changes.get(fix.row) ?? []), fix]);
  for await (const row of table.rows) {
    const mine = changes.get(row.number);
    if (mine === undefined) yield row;
    else
      yield {
        ...row,
        cells: row.cells.map((cell, at) => mine.find(({ column }) => column === table.header[at])?.value ?? cell),
      };
  }
}

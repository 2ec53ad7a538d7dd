import { bulkRowLimit, checkedRowLimit, quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import type { ColumnChoice } from '@listwright/domain/bulk';
import { DomainError, type TableEncoding } from '@listwright/domain/shared';
import { isInTrial, limitInForce, type UsageLedger } from '../billing/index.js';
import type { Actor, Clock, LikelyEncoding, Table, TableReader } from '../shared/index.js';
import { checkTable, type TableCheck } from './checkTable.js';
import type { WrittenLanguages } from './checkTableRow.js';
import type { ColumnMappings } from './ColumnMappings.js';
import { rowDefaults } from './rowDefaults.js';
import type { JobUpload } from './StartJob.js';

export interface UploadCheck extends TableCheck {
  /** Rows that an upload may hold; the file may have more of them. */
  readonly maxRows: number;
  /** Listings left in the period; null: no limit. Valid rows beyond it wait for an upgrade or the next period. */
  readonly listingsLeft: number | null;
  /** API calls left in the period, of which a page costs one; null: no limit. */
  readonly callsLeft: number | null;
  /** Bulk uploads left in the period. */
  readonly uploadsLeft: number | null;
  /** The saved mapping for the same header that was used; null: none. */
  readonly remembered: ColumnChoice | null;
  /** The encoding in which a CSV was read; null: a workbook. */
  readonly encoding: TableEncoding | null;
  /** The likely encodings where it is not certain; else none. An upload must name one of them. */
  readonly encodings: readonly LikelyEncoding[];
}

type CheckedUpload = JobUpload & { readonly faultsFrom?: number | undefined };

/** Reports what an upload would do, before anything is charged or stored; only the seller's column mapping is saved. */
export class CheckUpload {
  constructor(
    private readonly reader: TableReader,
    private readonly mappings: ColumnMappings,
    private readonly ledger: UsageLedger,
    private readonly clock: Clock,
    private readonly languages?: WrittenLanguages,
  ) {}

  /** `faultsFrom` skips that many faults, so that callers can page through all of them. */
  async execute(actor: Actor, upload: CheckedUpload): Promise<UploadCheck> {
    const table = await this.reader.open(upload.file);
    try {
      return await this.check(actor, upload, table);
    } finally {
      await table.close();
    }
  }

  private async check(actor: Actor, upload: CheckedUpload, table: Table): Promise<UploadCheck> {
    const { marketplace, required, columnsFor: wanted } = upload;
    const now = this.clock.now();
    const inTrial = isInTrial(actor, now);
    const maxRows = bulkRowLimit(actor.plan, inTrial);
    const { columns, isRemembered } = await this.mappings.find(actor, table.header, upload);
    const { faultsFrom, fixes } = upload;
    const defaults = rowDefaults(marketplace);
    const checkedRows = checkedRowLimit(actor.plan);
    const rows = { maxRows, checkedRows, faultsFrom, fixes };
    const options = { columns, wanted, required, defaults, ...rows, languages: this.languages };
    const check = await checkTable(table, options).catch((error: unknown) => {
      throw withHeader(error, table);
    });
    if (table.encodings === undefined) await this.mappings.save(actor, table.header, check.kind, upload);
    const used = await this.ledger.used(actor.userId, quotaPeriod(actor.accountStart, now));
    const left = (quota: QuotaKey) => {
      const limit = limitInForce(actor, quota, now);
      return limit === null ? null : Math.max(0, limit - used[quota]);
    };
    return {
      ...check,
      maxRows,
      listingsLeft: left('listings_generated'),
      callsLeft: left('api_calls'),
      uploadsLeft: left('bulk_operations'),
      remembered: isRemembered ? (columns ?? null) : null,
      encoding: table.encoding ?? null,
      encodings: table.encodings ?? [],
    };
  }
}

/** Adds header and encodings to the error about unknown columns, so that the seller can choose among them. */
function withHeader(error: unknown, { header, encodings = [] }: Table): unknown {
  if (!(error instanceof DomainError) || error.code !== 'unknown_columns') return error;
  const { kind, code, message, faults, details } = error;
  return new DomainError(kind, code, message, { faults, details: { ...details, header, encodings }, cause: error });
}

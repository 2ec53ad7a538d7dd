import { bulkRowLimit, quotaLimit, quotaPeriod } from '@listwright/domain/billing';
import { isInTrial, type UsageLedger } from '../billing/index.js';
import type { Actor, Clock } from '../shared/index.js';
import { checkTable, type TableCheck } from './checkTable.js';
import type { TableReader } from './ports/TableReader.js';
import { rowDefaults } from './rowPlanOf.js';
import type { BatchUpload } from './StartBatch.js';

export interface UploadCheck extends TableCheck {
  readonly maxRows: number;
  /** Listings that the period still has room for; null: no limit. Valid rows beyond it wait for an upgrade or the next one. */
  readonly listingsLeft: number | null;
  /** Bulk uploads that it has room for. */
  readonly uploadsLeft: number | null;
}

/** Says what an upload would do, before anything is charged or stored. */
export class CheckUpload {
  constructor(
    private readonly reader: TableReader,
    private readonly ledger: UsageLedger,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { file, marketplace, columns, required }: BatchUpload): Promise<UploadCheck> {
    const now = this.clock.now();
    const inTrial = isInTrial(actor, now);
    const maxRows = bulkRowLimit(actor.plan, inTrial);
    const table = await this.reader.open(file);
    const check = await checkTable(table, { columns, required, defaults: rowDefaults(marketplace), maxRows });
    const used = await this.ledger.used(actor.userId, quotaPeriod(actor.accountStart, now));
    const left = (quota: 'listings_generated' | 'bulk_operations') => {
      const limit = quotaLimit(actor.plan, quota, actor.quotaOverrides[quota], inTrial);
      return limit === null ? null : Math.max(0, limit - used[quota]);
    };
    return { ...check, maxRows, listingsLeft: left('listings_generated'), uploadsLeft: left('bulk_operations') };
  }
}

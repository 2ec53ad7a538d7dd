import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock } from '../../shared/index.js';
import type { TransactionReadModel, TransactionFilter, TransactionRecord } from '../ports/TransactionReadModel.js';

/** How many entries are in memory at once. */
const PAGE = 1000;

export interface TransactionExport {
  readonly at: Date;
  /** Newest first, read lazily a page at a time. */
  readonly entries: AsyncIterable<TransactionRecord>;
}

/** Every matching entry of the ledger, for a file. The export is recorded in the audit log. */
export class ExportTransactions {
  constructor(
    private readonly readModel: TransactionReadModel,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, filter: TransactionFilter, origin: RequestOrigin): Promise<TransactionExport> {
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
    const detail = actor.keyPrefix === undefined ? asked : { ...asked, api_key: actor.keyPrefix };
    await this.audit.record({
      actorId: actor.userId,
      actorEmail: actor.email,
      action: 'transactions.exported',
      detail,
      address: origin.address,
      requestId: origin.requestId,
    });
    return { at: this.clock.now(), entries: this.all(filter) };
  }

  private async *all(filter: TransactionFilter): AsyncGenerator<TransactionRecord> {
    let cursor: string | null | undefined;
    do {
      const page = await this.readModel.listTransactions(filter, { limit: PAGE, ...(cursor ? { cursor } : {}) });
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}

import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock } from '../../shared/index.js';
import type { MoneyBook, TransactionFilter, TransactionRecord } from '../ports/MoneyBook.js';

/** How many entries are in memory at once. */
const PAGE = 1000;

export interface TransactionExport {
  readonly at: Date;
  /** Newest first, read a page at a time while they are taken. */
  readonly entries: AsyncIterable<TransactionRecord>;
}

/** Every entry of the ledger that matches, for a file. That somebody took it along stands in the audit log. */
export class ExportTransactions {
  constructor(
    private readonly book: MoneyBook,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, filter: TransactionFilter, origin: RequestOrigin): Promise<TransactionExport> {
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
    const detail = actor.keyPrefix === undefined ? asked : { ...asked, api_key: actor.keyPrefix };
    await this.audit.record({
      ...{ actorId: actor.userId, actorEmail: actor.email, action: 'transactions.exported', detail },
      ...{ address: origin.address, requestId: origin.requestId },
    });
    return { at: this.clock.now(), entries: this.all(filter) };
  }

  private async *all(filter: TransactionFilter): AsyncGenerator<TransactionRecord> {
    let cursor: string | null | undefined;
    do {
      const page = await this.book.listTransactions(filter, { limit: PAGE, ...(cursor ? { cursor } : {}) });
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}

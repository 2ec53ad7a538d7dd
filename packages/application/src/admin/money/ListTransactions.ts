import type { LongPage, PageRequest } from '../../shared/index.js';
import type { MoneyBook, TransactionFilter, TransactionRecord, TransactionSums } from '../ports/MoneyBook.js';

export interface TransactionList extends LongPage<TransactionRecord> {
  readonly byType: TransactionSums['byType'];
  readonly amountMinor: number;
}

/** The entries of the ledger that match, newest first, with what all of them come to. */
export class ListTransactions {
  constructor(private readonly book: MoneyBook) {}

  async execute(filter: TransactionFilter, page: PageRequest): Promise<TransactionList> {
    const [{ items, nextCursor }, { byType, capped }] = await Promise.all([
      this.book.listTransactions(filter, page),
      this.book.sumTransactions(filter),
    ]);
    const sums = Object.values(byType);
    return {
      ...{ items, nextCursor, byType, capped },
      total: sums.reduce((total, { count }) => total + count, 0),
      amountMinor: sums.reduce((total, { amountMinor }) => total + amountMinor, 0),
    };
  }
}

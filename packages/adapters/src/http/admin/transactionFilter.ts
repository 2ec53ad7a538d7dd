import type { TransactionFilter } from '@listwright/application/admin';
import type { TransactionStatus, TransactionType } from '@listwright/domain/admin';

const DAY_MS = 86_400_000;

interface AskedFilter {
  readonly search: string;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Which transactions a query asks for. Both days are included. */
export function transactionFilter({ search, type, status, start_date, end_date }: AskedFilter): TransactionFilter {
  return {
    search,
    type,
    status,
    from: start_date === undefined ? undefined : new Date(start_date),
    until: end_date === undefined ? undefined : new Date(Date.parse(end_date) + DAY_MS),
  };
}

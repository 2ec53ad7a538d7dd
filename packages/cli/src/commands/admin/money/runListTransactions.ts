import type { api, CallOutput } from '@listwright/application/contract';
import type { TransactionStatus, TransactionType } from '@listwright/domain/admin';
import type { CliContext } from '../../../CliContext.js';
import { pagedRows, type ListOptions } from '../../../output/pagedRows.js';
import { countOf } from '@listwright/domain/shared';

export interface TransactionOptions {
  readonly search?: string;
  readonly type?: TransactionType;
  readonly status?: TransactionStatus;
  readonly from?: string;
  readonly to?: string;
}

type Totals = CallOutput<typeof api.admin.transactions>['totals'];

/** The filters as API parameters. */
export function transactionQuery({ search, type, status, from, to }: TransactionOptions) {
  return { search, type, status, start_date: from, end_date: to };
}

export async function runListTransactions(
  options: ListOptions & TransactionOptions,
  context: CliContext,
): Promise<void> {
  const query = transactionQuery(options);
  let totals: Totals | undefined;
  const { rows, ...rest } = await pagedRows(options, context, async (page) => {
    const { transactions, ...list } = await context.client.admin.transactions({ query: { ...page, ...query } });
    totals = list.totals;
    return { ...list, rows: transactions };
  });
  if (totals !== undefined && totals.count > 0)
    context.print.message(
      `${countOf(totals.count, 'entry', 'entries')} · received ${totals.received.amount} INR · refunded ${Math.abs(totals.refunded.amount)} · ` +
        `pending ${totals.pending.amount} · failed ${totals.failed.amount}`,
    );
  context.print.result({
    data: { transactions: rows, ...rest, totals },
    rows,
    columns: ['created_at', 'type', 'status', 'amount', 'currency', 'customer_email', 'reference_id'],
    meta: { total: rest.total },
  });
}

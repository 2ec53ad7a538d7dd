import type { PaymentStatus } from '@listwright/domain/admin';
import type { CliContext } from '../../../CliContext.js';
import { pagedRows, type ListOptions } from '../../../output/pagedRows.js';

export interface ListPaymentsOptions extends ListOptions {
  readonly search?: string;
  readonly status?: PaymentStatus;
}

export async function runListPayments(options: ListPaymentsOptions, context: CliContext): Promise<void> {
  const { search, status } = options;
  let summary: unknown;
  const { rows, ...rest } = await pagedRows(options, context, async (page) => {
    const { payments, ...list } = await context.client.admin.payments({ query: { ...page, search, status } });
    summary = list.summary;
    return { ...list, rows: payments };
  });
  context.print.result({
    data: { payments: rows, ...rest, summary },
    rows,
    columns: ['id', 'created_at', 'customer_email', 'plan', 'amount', 'currency', 'status', 'payment_method'],
    meta: { total: rest.total },
  });
}

import type { CUSTOMER_STATES } from '@listwright/application/contract';
import type { PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { pagedRows, type ListOptions } from '../../../output/pagedRows.js';

export interface ListCustomersOptions extends ListOptions {
  readonly search?: string;
  readonly plan?: PlanKey;
  readonly status?: (typeof CUSTOMER_STATES)[number];
}

export async function runListCustomers(options: ListCustomersOptions, context: CliContext): Promise<void> {
  const { search, plan, status } = options;
  const { rows, ...rest } = await pagedRows(options, context, async (page) => {
    const { customers, ...list } = await context.client.admin.customers({ query: { ...page, search, plan, status } });
    return { ...list, rows: customers };
  });
  context.print.result({
    data: { customers: rows, ...rest },
    rows,
    columns: [
      'id',
      'email',
      'full_name',
      'subscription_plan',
      'role',
      'is_active',
      'status',
      'is_deleted',
      'total_spent',
    ],
    meta: { total: rest.total },
  });
}

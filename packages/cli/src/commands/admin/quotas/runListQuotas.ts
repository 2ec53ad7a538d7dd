import { QUOTA_KEYS, type PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { pagedRows, type ListOptions } from '../../../output/pagedRows.js';

export interface ListQuotasOptions extends ListOptions {
  readonly search?: string;
  readonly plan?: PlanKey;
}

/** A table shows `used/limit`, with a star for a custom limit. */
export async function runListQuotas(options: ListQuotasOptions, context: CliContext): Promise<void> {
  const { search, plan } = options;
  const all: unknown[] = [];
  const { rows, ...rest } = await pagedRows(options, context, async (page) => {
    const { quotas, ...list } = await context.client.admin.quotas({ query: { ...page, search, plan } });
    all.push(...quotas);
    return {
      ...list,
      rows: quotas.map(({ quotas: states, ...customer }) => ({
        ...customer,
        ...Object.fromEntries(QUOTA_KEYS.map((key) => [key, stateText(states[key])])),
      })),
    };
  });
  context.print.result({
    data: { quotas: all, ...rest },
    rows,
    columns: ['id', 'customer_email', 'subscription_plan', ...QUOTA_KEYS, 'reset_date'],
    meta: { total: rest.total },
  });
}

function stateText({ used, limit, override }: { used: number; limit: number | null; override: boolean }): string {
  return `${used}/${limit ?? 'unlimited'}${override ? '*' : ''}`;
}

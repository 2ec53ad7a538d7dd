import type { BulkKind } from '@listwright/domain/bulk';
import type { CliContext } from '../../CliContext.js';
import { pagedRows, type ListOptions } from '../../output/pagedRows.js';
import { nextOfJob } from '../bulk/nextOfJob.js';

export interface ListJobsOptions extends ListOptions {
  readonly kind?: BulkKind;
  readonly open?: boolean;
}

/** Jobs of every kind, newest first; `data.jobs` holds what the API calls batches. */
export async function runList({ kind, open, ...options }: ListJobsOptions, context: CliContext): Promise<void> {
  const seen: Parameters<typeof nextOfJob>[0][] = [];
  const { rows, ...rest } = await pagedRows(
    options,
    context,
    async (page) => {
      const query = { kind, ...(open ? { open: 'true' as const } : {}), ...page };
      const { batches, ...list } = await context.client.bulk.list({ query });
      seen.push(...batches);
      return { ...list, rows: batches.map(({ columns: _columns, summary, ...job }) => ({ ...job, ...summary })) };
    },
    'No jobs match. Start one: listwright bulk run products.csv',
  );
  context.print.result({
    data: { jobs: rows, ...rest },
    rows,
    columns: ['batch_id', 'kind', 'status', 'waits_for', 'processed', 'total', 'failed', 'created_at', 'file_name'],
    meta: { total: rest.total },
    next: seen.slice(0, 1).flatMap((newest) => nextOfJob(newest)),
  });
}

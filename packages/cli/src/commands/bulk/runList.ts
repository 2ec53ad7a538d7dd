import type { CliContext } from '../../CliContext.js';
import { nextOfJob } from './nextOfJob.js';

export interface ListOptions {
  readonly limit?: number;
  readonly open?: boolean;
}

export async function runList({ limit, open }: ListOptions, { client, print }: CliContext): Promise<void> {
  const data = await client.bulk.list({ query: { limit, ...(open ? { open: 'true' } : {}) } });
  if (data.total === 0) print.message('No bulk jobs. Start one: listwright bulk run products.csv');
  const rows = data.batches.map(({ summary, columns: _columns, ...job }) => ({ ...job, ...summary }));
  print.result({
    data,
    rows,
    columns: ['batch_id', 'kind', 'file_name', 'status', 'total', 'successful', 'failed', 'created_at'],
    meta: { total: data.total },
    next: data.batches.slice(0, 1).flatMap((newest) => nextOfJob(newest)),
  });
}

import type { BulkKind } from '@listwright/domain/bulk';
import type { CliContext } from '../../CliContext.js';
import type { Row } from '../../output/Row.js';

export interface ListOptions {
  readonly kind?: BulkKind;
  readonly open?: boolean;
  readonly limit?: number;
  readonly all?: boolean;
}

const FIRST_ROWS = 30;
const PAGE = 200;

/** Reads as many pages as asked for; `data.jobs` holds what the API calls batches. */
export async function runList(options: ListOptions, { client, print }: CliContext): Promise<void> {
  const wanted = options.all ? Number.POSITIVE_INFINITY : (options.limit ?? FIRST_ROWS);
  const jobs: Row[] = [];
  let cursor: string | undefined;
  let total = 0;
  let more = true;
  while (more && jobs.length < wanted) {
    const page = await client.bulk.list({
      query: {
        kind: options.kind,
        ...(options.open ? { open: 'true' as const } : {}),
        limit: Math.min(PAGE, wanted - jobs.length),
        cursor,
      },
    });
    jobs.push(...page.batches.map(({ columns: _columns, summary, ...job }) => ({ ...job, ...summary })));
    total = page.total;
    cursor = page.next_cursor ?? undefined;
    more = cursor !== undefined;
  }
  if (more) print.message(`Showing ${jobs.length} of ${total} · --all or --limit`);
  if (total === 0) print.message('No jobs match. Start one: listwright bulk run products.csv');
  print.result({
    data: { jobs, total, next_cursor: cursor ?? null },
    rows: jobs,
    columns: ['batch_id', 'kind', 'status', 'waits_for', 'processed', 'total', 'failed', 'created_at', 'file_name'],
    meta: { total },
  });
}

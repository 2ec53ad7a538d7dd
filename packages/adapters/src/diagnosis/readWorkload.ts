import type { Workload } from '@listwright/application/admin';
import type { Database } from '../postgres/Database.js';

const WORKLOAD = `select
    (select count(*)::int from bulk_workers where seen_at > now() - interval '1 minute') as workers,
    count(*)::int as jobs, coalesce(sum(total - successful - failed), 0)::int as rows
  from bulk_batches where status in ('queued', 'running', 'paused')`;

/** The workers of bulk jobs, and their backlog. */
export async function readWorkload(database: Database): Promise<Workload> {
  const [found] = await database.query<Workload>(WORKLOAD, [], 'workload');
  return found ?? { workers: 0, jobs: 0, rows: 0 };
}

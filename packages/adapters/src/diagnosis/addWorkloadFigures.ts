import type { Metrics } from '../http/Metrics.js';
import type { Database } from '../postgres/Database.js';
import { PostgresPageVisits } from '../postgres/products/PostgresPageVisits.js';
import { readWorkload } from './readWorkload.js';

const WRITTEN = 'select engine, sum(listings)::float8 as listings from written_listings group by engine';

/**
 * Workers, their backlog, the listings written and the pages read, at scrape time: every server of one database reports the same,
 * what its workers did included.
 */
export function addWorkloadFigures(metrics: Metrics, database: Database): void {
  // Only read here: nothing is counted that could be lost.
  const pages = new PostgresPageVisits(database, () => undefined);
  metrics.gauges(
    {
      listwright_bulk_workers: 'Workers of bulk jobs seen within a minute, of the whole database',
      listwright_bulk_jobs: 'Bulk jobs that are neither done nor cancelled',
      listwright_bulk_rows_waiting: 'Rows of those jobs that are not done',
    },
    async () => {
      const { workers, jobs, rows } = await readWorkload(database);
      return { listwright_bulk_workers: workers, listwright_bulk_jobs: jobs, listwright_bulk_rows_waiting: rows };
    },
  );
  metrics.counter('listwright_listings_written_total', 'Listings written, by engine', 'engine', async () => {
    const rows = await database.query<{ engine: string; listings: number }>(WRITTEN, [], 'written_listings');
    return Object.fromEntries(rows.map(({ engine, listings }) => [engine, listings]));
  });
  metrics.counter(
    'listwright_pages_read_total',
    'Pages of shops read at their addresses that showed products, by way',
    'way',
    () => pages.all(),
  );
}

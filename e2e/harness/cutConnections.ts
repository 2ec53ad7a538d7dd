import type { TestSite } from './startServer.js';

/** Ends every connection to the site's database except the one that runs this query. */
export async function cutConnections(site: TestSite): Promise<void> {
  await site.test.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../packages/adapters/dist/src/embedded/index.js';

/** One PostgreSQL for all database and browser tests of a run, in a folder of its own. Test files make databases in it. */
export default async function startTestDatabase() {
  if (globalThis.__testDatabase === undefined) {
    globalThis.__testDatabase = (async () => {
      const dir = mkdtempSync(path.join(tmpdir(), 'listwright-test-'));
      const server = await startEmbeddedPostgres(dir);
      await waitForNoDisk(server.url);
      return { dir, server };
    })();
  }
  const { server } = await globalThis.__testDatabase;
  process.env.TEST_DATABASE_URL = server.url;
}

/** Its data ends with the run, so nothing is gained by waiting for the disk. Tests that crash a database start their own. */
async function waitForNoDisk(url) {
  const client = new pg.Client(url);
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

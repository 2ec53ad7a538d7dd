import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../packages/adapters/dist/src/embedded/index.js';

/** One PostgreSQL for all database and browser tests of a run, in a folder of its own. Test files make databases in it. */
export default async function startTestDatabase() {
  if (globalThis.__testDatabase === undefined) {
    globalThis.__testDatabase = (async () => {
      const dir = mkdtempSync(path.join(tmpdir(), 'listwright-test-'));
      return { dir, server: await startEmbeddedPostgres(dir) };
    })();
  }
  const { server } = await globalThis.__testDatabase;
  process.env.TEST_DATABASE_URL = server.url;
}

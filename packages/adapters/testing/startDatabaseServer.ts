import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded/index.js';
import { postmasterIn } from './postmasterIn.js';

export interface DatabaseServer {
  readonly url: string;
  /** As `pg_ctl stop -m immediate`: clients get no notice, and the next start has to recover. */
  readonly crash: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A PostgreSQL of a test's own, to be broken; the one of the test run is shared with other tests. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'listwright-server-'));
  const record = path.join(dir, 'postgres/data/postmaster.pid');
  // What a test has crashed stays away until it says otherwise.
  const start = () => startEmbeddedPostgres(dir, { restarts: false });
  const starts: EmbeddedPostgres[] = [await start()];
  return {
    url: starts[0]!.url,
    crash: async () => {
      const { pid } = postmasterIn(dir)!;
      const left = readFileSync(record);
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
      // A power cut leaves this file, and with it the port.
      writeFileSync(record, left, { mode: 0o644 });
    },
    restart: async () => void starts.push(await start()),
    remove: async () => {
      for (const { stop } of starts) await stop();
      rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

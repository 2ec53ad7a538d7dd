import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The process and the address of the embedded PostgreSQL that a data directory says is running, or that was killed. */
export function postmasterIn(dataDir: string): { readonly pid: number; readonly url: string } | undefined {
  try {
    const home = path.join(dataDir, 'postgres');
    const [pid, , , port] = readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(path.join(home, 'password'), 'utf8').trim();
    return { pid: Number(pid), url: `postgres://listwright:${password}@127.0.0.1:${port}/postgres` };
  } catch {
    return undefined;
  }
}

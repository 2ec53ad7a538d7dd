import { existsSync } from 'node:fs';
import path from 'node:path';

/** Whether a data directory has a PostgreSQL of ours already. Creates nothing. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  const home = path.resolve(dataDir, 'postgres');
  return ['place', 'data'].some((name) => existsSync(path.join(home, name)));
}

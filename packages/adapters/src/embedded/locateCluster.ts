import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyBinaries, findBinaries, type Binaries } from './binaries.js';
import { makeDataFolder } from '../config/index.js';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import { chooseRunner, detectHost, type Runner } from './runner.js';

/** Where root may put what an unprivileged account must reach, when the clone itself is closed to it. */
const ELSEWHERE = '/var/lib/listwright';

/** A PostgreSQL cluster on disk: where it lies, what runs it and as whom. */
export interface Cluster {
  readonly binaries: Binaries;
  readonly runner: Runner;
  /** Our own folder: password, start lock, log, and the file `place` that records `data` relative to this folder. */
  readonly home: string;
  /** PostgreSQL's data directory. */
  readonly data: string;
}

/**
 * The cluster of a home folder, and how to run it. An existing cluster stays in place, even if the choice
 * of the runner changes: otherwise the seller would find an empty database. Throws `EmbeddedDatabaseFault` where that
 * place is gone or closed.
 */
export function locateCluster(home: string): Cluster {
  const packaged = findBinaries();
  makeDataFolder(home);
  const runner = chooseRunner(detectHost([packaged.root, home]));
  const inside = path.join(home, 'data');
  const place = path.join(ELSEWHERE, createHash('sha256').update(home).digest('hex').slice(0, 16));
  const outside = path.join(place, 'data');
  const made = recordedPlace(home) ?? [inside, outside].find((data) => existsSync(data));
  if (runner.kind !== 'elsewhere') return { binaries: packaged, runner, home, data: made ?? inside };
  if (made === inside && !detectHost([home]).reachable) {
    throw new EmbeddedDatabaseFault(`its data lies in ${made}, where the account that would run it may not enter`);
  }
  mkdirSync(place, { recursive: true, mode: 0o755 });
  return { binaries: copyBinaries(packaged, place), runner, home, data: made ?? outside };
}

function recordedPlace(home: string): string | undefined {
  const record = path.join(home, 'place');
  if (!existsSync(record)) return undefined;
  const data = path.resolve(home, readFileSync(record, 'utf8').trim());
  // An emptied default folder means a fresh start; an external path may only be missing, like an unmounted disk.
  if (existsSync(data) || path.dirname(data) === home) return data;
  throw new EmbeddedDatabaseFault(
    `its data lay in ${data}, which is gone (delete ${record} to begin with an empty one)`,
  );
}

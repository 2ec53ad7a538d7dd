import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '../config/index.js';
import type { Platform } from '../composition/Platform.js';

const LOST_AFTER_MS = 60_000;
const FORGOTTEN_AFTER_MS = 86_400_000;

/** A file that a worker touches while it reaches its database, so a container's health check needs no network call. */
export class WorkerHeartbeat {
  private readonly file: string;

  constructor(private readonly dataDir: string) {
    // A data directory may be shared by the workers of several machines.
    this.file = path.resolve(dataDir, `worker-${hostname()}.heartbeat`);
  }

  async beat({ database }: Platform, now: Date): Promise<void> {
    await database.query('select 1');
    makeDataFolder(path.dirname(this.file));
    writeFileSync(this.file, '');
    utimesSync(this.file, now, now);
  }

  isFresh(now: Date): boolean {
    return ageOf(this.file, now) < LOST_AFTER_MS;
  }

  /** Removes the files of workers that are long gone: each new container has a name of its own. */
  forgetOthers(now: Date): void {
    makeDataFolder(this.dataDir);
    for (const name of readdirSync(this.dataDir)) {
      const file = path.resolve(this.dataDir, name);
      if (!/^worker-.*\.heartbeat$/.test(name) || file === this.file) continue;
      const age = ageOf(file, now);
      if (Number.isFinite(age) && age > FORGOTTEN_AFTER_MS) rmSync(file, { force: true });
    }
  }
}

function ageOf(file: string, now: Date): number {
  const seen = statSync(file, { throwIfNoEntry: false });
  return seen === undefined ? Number.POSITIVE_INFINITY : now.getTime() - seen.mtimeMs;
}

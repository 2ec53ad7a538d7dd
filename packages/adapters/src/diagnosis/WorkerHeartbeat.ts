import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '../config/index.js';
import type { Platform } from '../composition/Platform.js';

const LOST_AFTER_MS = 60_000;

/** A file that a worker touches while it reaches its database, so a container's health check needs no network call. */
export class WorkerHeartbeat {
  private readonly file: string;

  constructor(dataDir: string) {
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
    const seen = statSync(this.file, { throwIfNoEntry: false });
    return seen !== undefined && now.getTime() - seen.mtimeMs < LOST_AFTER_MS;
  }
}

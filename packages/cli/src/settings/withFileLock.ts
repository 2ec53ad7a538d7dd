import { closeSync, openSync, rmSync, statSync, utimes } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STALE_MS = 10_000;
const BEAT_MS = 2_000;
const POLL_MS = 50;

/** Runs `work` while no other process holds the lock file. The lock of a killed process expires after 10 s. */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!taken(lock)) {
    const held = statSync(lock, { throwIfNoEntry: false });
    if (held !== undefined && Date.now() - held.mtimeMs > STALE_MS) rmSync(lock, { force: true });
    else await wait(POLL_MS);
  }
  // A slow response must not look like a dead holder.
  const beat = setInterval(() => utimes(lock, new Date(), new Date(), () => undefined), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

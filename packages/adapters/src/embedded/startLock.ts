import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const STALE_MS = 120_000;

/**
 * Takes the lock file, or returns undefined where a living process holds it. A lock whose process is gone, or that is
 * older than two minutes, is broken.
 */
export function startLock(file: string): { release: () => void } | undefined {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A link appears whole, with its content: no reader ever sees a lock without a process id.
    linkSync(mine, file);
    return { release: () => rmSync(file, { force: true }) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isStale(file)) rmSync(file, { force: true });
    return undefined;
  } finally {
    rmSync(mine, { force: true });
  }
}

function isStale(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return Date.now() - stat.mtimeMs > STALE_MS || !isAlive(holder);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

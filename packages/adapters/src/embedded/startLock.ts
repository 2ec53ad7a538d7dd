import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

export interface StartLock {
  readonly release: () => void;
}

/** A holder renews the lock every few seconds, so an old lock's process id belongs to another program. */
const STALE_MS = 90_000;
const SHOW_LIFE_MS = 10_000;

/** The locks of this process: after a container restart the dead holder may have had our process id. */
const held = new Set<string>();

/** Takes the lock file, or returns undefined where a living process holds it. A lock without a living holder is broken. */
export function startLock(file: string): StartLock | undefined {
  return take(file) ?? (breakStale(file) ? take(file) : undefined);
}

function take(file: string): StartLock | undefined {
  const content = `${process.pid} ${randomUUID()}`;
  const mine = `${file}.${content.slice(-36)}`;
  writeFileSync(mine, content);
  try {
    // A link appears with its content at once: no reader ever sees a lock without a process id.
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(content);
  const life = setInterval(() => showLife(file, content), SHOW_LIFE_MS).unref();
  return {
    release: () => {
      clearInterval(life);
      held.delete(content);
      if (contentOf(file) === content) rmSync(file, { force: true });
    },
  };
}

function showLife(file: string, content: string): void {
  if (contentOf(file) !== content) return;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Another process considered us dead and broke the lock: there is nothing left to renew.
  }
}

/** Whether a stale lock was removed. Removing is a rename, which only one of several processes can do. */
function breakStale(file: string): boolean {
  const content = contentOf(file);
  if (content === undefined || !isStale(file, content)) return false;
  const aside = `${file}.${randomUUID()}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  try {
    if (contentOf(aside) === content) return true;
    // Another process broke the stale lock and took it before our rename: put its lock back.
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}

function isStale(file: string, content: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
  const holder = Number.parseInt(content, 10);
  if (holder === process.pid) return !held.has(content);
  return age > STALE_MS || !isAlive(holder);
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
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

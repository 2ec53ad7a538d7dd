import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STALE_MS = 15 * 60_000;
const NAMELESS_MS = 5_000;
const LOOK_MS = 200;

/** Waits for the lock folder and takes it; `what` is shown to a waiting process. Returns a function that releases it. */
export function takeLock(lock, what) {
  const release = () => rmSync(lock, { recursive: true, force: true });
  let isReported = false;
  while (!taken(lock)) {
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (isGone(holder)) {
      breakLock(lock, holder);
      continue;
    }
    if (!isReported && holder.pid !== undefined) {
      isReported = true;
      console.error(`Waiting for another ${what} (pid ${holder.pid}) …`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  return release;
}

function taken(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  return true;
}

/** Who holds the lock and for how long; undefined where it is free. `pid` is absent until it is written. */
function holderOf(lock) {
  const held = statSync(lock, { throwIfNoEntry: false });
  if (held === undefined) return undefined;
  return { pid: pidIn(lock), age: Date.now() - held.mtimeMs };
}

function pidIn(lock) {
  try {
    return Number(readFileSync(path.join(lock, 'pid'), 'utf8')) || undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isGone({ pid, age }) {
  if (pid === undefined) return age > NAMELESS_MS;
  // In a restarted container the killed holder had the number that is ours now.
  if (pid === process.pid || age > STALE_MS) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Moved away before it is removed: of two that break a lock, the second must not remove what the first has taken. */
function breakLock(lock, { pid }) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (pidIn(aside) !== pid) return renameSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

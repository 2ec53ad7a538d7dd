import type { Timer } from './ports/Timer.js';
import { SystemTimer } from './SystemTimer.js';

/** Waits for work, but not longer than so many milliseconds. A failure within that time is thrown. */
export async function waitAtMost(ms: number, work: Promise<unknown>, timer: Timer = new SystemTimer()): Promise<void> {
  const ended = new AbortController();
  try {
    await Promise.race([work, timer.wait(ms, ended.signal)]);
  } finally {
    ended.abort();
  }
}

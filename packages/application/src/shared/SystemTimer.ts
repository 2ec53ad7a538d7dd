import { Timer } from './ports/Timer.js';

/** Waits by the platform's timer. It lives here, and not in the adapters, since every platform has one. */
export class SystemTimer extends Timer {
  override wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, signal?.aborted ? 0 : ms);
      signal?.addEventListener('abort', end);
    });
  }
}

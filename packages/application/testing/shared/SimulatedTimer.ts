import { Timer } from '../../src/shared/index.js';

interface Wait {
  readonly due: number;
  readonly end: () => void;
}

/** Far more than any test needs. */
const MAX_WAITS = 10_000;

/**
 * Its time jumps to the end of the next wait as soon as nothing else is left to do, so that concurrent waits keep their order.
 * A program that only waits fails with a reason, and stands still then: in the background it would slow down all other tests.
 */
export class SimulatedTimer extends Timer {
  /** Milliseconds since it was made. */
  now = 0;
  private readonly waits = new Set<Wait>();
  private isScheduled = false;
  private waitsLeft = MAX_WAITS;

  override wait(ms: number, signal?: AbortSignal): Promise<void> {
    this.waitsLeft -= 1;
    if (this.waitsLeft === 0) return Promise.reject(new Error('The program does nothing but wait.'));
    if (this.waitsLeft < 0) return new Promise(() => undefined);
    return new Promise((resolve) => {
      const end = () => {
        this.waits.delete(wait);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const wait: Wait = { due: this.now + (signal?.aborted ? 0 : Math.max(0, ms)), end };
      this.waits.add(wait);
      signal?.addEventListener('abort', end);
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.waits.size === 0) return;
    this.isScheduled = true;
    // Twice, so that work that has yielded to others once is done before time passes.
    setImmediate(() => setImmediate(() => this.jump()));
  }

  private jump(): void {
    this.isScheduled = false;
    const [next] = [...this.waits].toSorted((one, other) => one.due - other.due);
    this.now = Math.max(this.now, next?.due ?? 0);
    next?.end();
    this.schedule();
  }
}

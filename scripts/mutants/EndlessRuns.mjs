import { existsSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/**
 * Ends this process where a run takes more work than it could: a fault that makes a loop of promises endless lets no timer of jest
 * come, and none of Stryker counts how often it turns. Work is measured, not time, which passes on a busy machine too. Stryker starts
 * a new process and asks it again, which then knows.
 */
export class EndlessRuns {
  #place;
  #watcher;

  /** `place`: the file for the id of the fault that was endless. */
  constructor(place) {
    this.#place = place;
  }

  /** Whether the fault ended the process before this one. */
  knows(id) {
    return existsSync(this.#fileOf(id));
  }

  forgetAll() {
    rmSync(this.#place, { recursive: true, force: true });
  }

  /** Runs what may take so many milliseconds of work. */
  async within(ms, id, run) {
    this.#watcher ??= this.#start();
    this.#watcher.postMessage({ ms, file: this.#fileOf(id) });
    try {
      return await run();
    } finally {
      this.#watcher.postMessage({});
    }
  }

  #start() {
    const watcher = new Worker(new URL('watchWork.mjs', import.meta.url));
    watcher.unref();
    return watcher;
  }

  #fileOf(id) {
    return `${this.#place}/${id}`;
  }
}

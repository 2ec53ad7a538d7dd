import { Timer } from '../../src/shared/index.js';
import type { FixedClock } from './FixedClock.js';

/** Moves a clock instead of waiting, and records how long each wait would have been, in milliseconds. */
export class ManualTimer extends Timer {
  readonly waits: number[] = [];

  constructor(private readonly clock: FixedClock) {
    super();
  }

  override async wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return;
    this.waits.push(ms);
    this.clock.advance(Math.max(0, ms));
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { CallBudget } from './CallBudget.js';
import { MAX_HOLD_SECONDS } from './retryAfter.js';

/** For a server without configured limits: allows every call until the server reports its limit. */
export class UnlimitedBudget extends CallBudget {
  private heldUntil = 0;
  private spreadMs = 0;
  private waiting = 0;

  override get isOpen(): boolean {
    return this.heldUntil <= performance.now();
  }

  /** After a hold the first call runs at once, and the others are spread over the same time again, to stay below the limit. */
  override async acquire(_tokens: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    for (;;) {
      const held = this.heldUntil - performance.now();
      if (held <= 0) return;
      const spread = this.waiting === 0 ? 0 : Math.random() * this.spreadMs;
      this.waiting += 1;
      await pause(held + spread, undefined, { signal }).finally(() => (this.waiting -= 1));
    }
  }

  override async hold(seconds: number): Promise<void> {
    const ms = Math.min(seconds, MAX_HOLD_SECONDS) * 1000;
    this.heldUntil = Math.max(this.heldUntil, performance.now() + ms);
    this.spreadMs = ms;
  }

  override async correct(): Promise<void> {}
}

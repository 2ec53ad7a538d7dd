import { DomainError } from '@listwright/domain/shared';

export interface SlotLimits {
  /** Threads of this process at once. */
  readonly threads: number;
  /** Files that wait for one; each is held in memory meanwhile. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** A thread may use some 200 MB, and half a dozen processors are rare. */
export const SLOT_LIMITS: SlotLimits = { threads: 3, waiting: 10, waitMs: 60_000 };

/** Holds the threads that read workbooks to a number; whoever comes later waits in turn, and past that is sent away. */
export class ThreadSlots {
  private taken = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits = SLOT_LIMITS) {}

  /** Resolves to how the slot is given back. Throws `unavailable` where too many wait already, or none came free in time. */
  async take(): Promise<() => void> {
    if (this.taken >= this.limits.threads) await this.wait();
    else this.taken += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.queue.shift();
      // The slot goes from hand to hand: nobody can slip in between.
      if (next === undefined) this.taken -= 1;
      else next();
    };
  }

  private wait(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(enter), 1);
        reject(busy());
      }, this.limits.waitMs);
      this.queue.push(enter);
    });
  }
}

function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'readers_busy',
    'Many workbooks are being read at the moment. Try again in a minute, or save yours as CSV: that is read at once.',
    { details: { retry_after_seconds: 60 } },
  );
}

import type { DomainError } from '@listwright/domain/shared';

export interface CapacityLimits {
  /** The total weight of admitted work. */
  readonly total: number;
  /** How many may wait. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** Admits work that fits. Later callers queue in order; past the limits they are refused. */
export class Capacity {
  private taken = 0;
  private readonly queue: { readonly weight: number; readonly enter: () => void }[] = [];

  constructor(
    private readonly limits: CapacityLimits,
    private readonly refusal: () => DomainError,
  ) {}

  /**
   * Resolves to a function that releases the capacity. A weight above the total takes all of it. Rejects with the refusal
   * where too many wait, or no capacity came free in time.
   */
  async take(weight = 1): Promise<() => void> {
    const held = Math.min(weight, this.limits.total);
    if (this.queue.length > 0 || !this.fits(held)) await this.wait(held);
    else this.taken += held;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.taken -= held;
      this.admitNext();
    };
  }

  private fits(weight: number): boolean {
    return this.taken + weight <= this.limits.total;
  }

  /** Counts an admitted caller at once, so no other can take its capacity. */
  private admitNext(): void {
    for (let next = this.queue[0]; next !== undefined && this.fits(next.weight); next = this.queue[0]) {
      this.queue.shift();
      this.taken += next.weight;
      next.enter();
    }
  }

  private wait(weight: number): Promise<void> {
    if (this.queue.length >= this.limits.waiting) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      const place = {
        weight,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(place), 1);
        reject(this.refusal());
        // Lighter ones may wait behind it.
        this.admitNext();
      }, this.limits.waitMs);
      this.queue.push(place);
    });
  }
}

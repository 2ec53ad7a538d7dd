import type { RowOutcome } from '../rows/RowOutcome.js';

export interface WindowLimits {
  /** Maximum concurrent rows. */
  readonly concurrency: number;
  /** Maximum rows claimed beyond those, to work on while more are claimed. */
  readonly maxPrefetch: number;
}

/** The initial size. It grows with each success, so that a broken server sees few calls. */
const FIRST_SIZE = 8;

/** How many rows run at once, and how many more are claimed ahead; both follow what rows and claims tell. */
export class ConcurrencyWindow {
  private current: number;
  private prefetch = 0;

  constructor(private readonly limits: WindowLimits) {
    this.current = Math.min(FIRST_SIZE, limits.concurrency);
  }

  get size(): number {
    return this.current;
  }

  /** How many more rows may be claimed: none where the window shrank below the running ones. */
  remaining(running: number, buffered: number): number {
    return Math.max(0, this.current + this.prefetch - running - buffered);
  }

  /** Whether so few claimed rows wait that more should be claimed. */
  isLow(buffered: number): boolean {
    return buffered <= this.prefetch / 2;
  }

  /** Grows on success, and halves when the server fails. */
  adjust({ kind }: Pick<RowOutcome, 'kind'>): void {
    if (kind === 'later') {
      this.current = Math.max(1, Math.floor(this.current / 2));
      this.prefetch = Math.min(this.prefetch, this.minPrefetch);
    } else this.current = Math.min(this.limits.concurrency, this.current + 1);
  }

  /**
   * After a claim. The prefetch doubles where rows ran out during it, and resets where few are left in the queue, so that
   * other workers get some too.
   */
  adjustPrefetch(claim: { readonly areFewLeft: boolean; readonly hasRunOut: boolean }): void {
    const atLeast = this.minPrefetch;
    const more = Math.max(atLeast, claim.hasRunOut ? 2 * this.prefetch : this.prefetch);
    this.prefetch = Math.min(claim.areFewLeft ? atLeast : more, this.limits.maxPrefetch);
  }

  private get minPrefetch(): number {
    return Math.ceil(this.current / 4);
  }
}

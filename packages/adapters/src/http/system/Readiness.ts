import { setMaxListeners } from 'node:events';

/** Whether this process is ready for requests: not while it drains, and not without its database. */
export class Readiness {
  /** Aborted when the process begins to drain: replies that would last end by it. */
  readonly drains: AbortSignal;
  private readonly draining = new AbortController();
  private leaves = false;

  /** `check` rejects where the database does not answer in time. */
  constructor(private readonly check: () => Promise<unknown>) {
    this.drains = this.draining.signal;
    // One for each open stream.
    setMaxListeners(0, this.drains);
  }

  /** Announces the drain: the process still serves requests, but is no longer ready. */
  announce(): void {
    this.leaves = true;
  }

  startDraining(): void {
    this.draining.abort();
  }

  async isReady(): Promise<boolean> {
    if (this.leaves || this.drains.aborted) return false;
    return this.check().then(
      () => true,
      () => false,
    );
  }
}

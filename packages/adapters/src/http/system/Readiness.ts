/** Whether this process should be sent work: not while it drains, and not without its database. */
export class Readiness {
  private draining = false;

  /** `check` rejects where the database does not answer in time. */
  constructor(private readonly check: () => Promise<unknown>) {}

  startDraining(): void {
    this.draining = true;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    return this.check().then(
      () => true,
      () => false,
    );
  }
}

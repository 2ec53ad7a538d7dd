import type { ClaimedRow } from '../rows/ClaimedRow.js';

/** Rows that a worker has claimed and not started, in the order of their claim. */
export class RowBuffer {
  private rows: ClaimedRow[] = [];

  get size(): number {
    return this.rows.length;
  }

  get first(): ClaimedRow | undefined {
    return this.rows[0];
  }

  get hasCrashed(): boolean {
    return this.rows.some(({ crashCount }) => crashCount > 0);
  }

  get jobIds(): readonly string[] {
    return this.rows.map(({ jobId }) => jobId);
  }

  add(rows: readonly ClaimedRow[]): void {
    this.rows.push(...rows);
  }

  removeFirst(): void {
    this.rows.shift();
  }

  /** Removes the rows of these jobs, and returns them. */
  removeOf(jobIds: ReadonlySet<string>): readonly ClaimedRow[] {
    const removed = this.rows.filter(({ jobId }) => jobIds.has(jobId));
    this.rows = this.rows.filter(({ jobId }) => !jobIds.has(jobId));
    return removed;
  }

  clear(): void {
    this.rows = [];
  }
}

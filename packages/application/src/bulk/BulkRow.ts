export type BulkRowStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** A row of a bulk file and its result. */
export interface BulkRow {
  /** Its number in the file; the header is row 1. */
  readonly number: number;
  readonly status: BulkRowStatus;
  /** Its cells by the names of the header, as uploaded. */
  readonly cells: Readonly<Record<string, string>>;
  /** The product's name or the title: the row's label for sellers. */
  readonly name: string;
  readonly attempts: number;
  readonly listingId?: string;
  /** Whether the seller has approved it. */
  readonly isAccepted: boolean;
  /** Why it failed: one sentence. */
  readonly error?: string;
}

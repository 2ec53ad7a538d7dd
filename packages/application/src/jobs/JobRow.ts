export type JobRowStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** A row of a job. */
export interface JobRow {
  /** Its number in the file; the header is row 1. */
  readonly number: number;
  readonly status: JobRowStatus;
  /** Its cells by the names of the header, as uploaded. */
  readonly cells: Readonly<Record<string, string>>;
  /** Its label for sellers, such as the product's name. */
  readonly name: string;
  readonly attempts: number;
  /** Of the document that its kind saved for it, such as a listing. */
  readonly documentId?: string;
  /** Whether the seller has approved it. */
  readonly isAccepted: boolean;
  /** Why it failed: one sentence. */
  readonly error?: string;
}

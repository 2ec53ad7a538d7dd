import type { JobRepository, RowQueue } from '../../src/jobs/index.js';
import type { Transaction } from '../../src/shared/index.js';

/** A job repository and the row queue of the same jobs, for their contract suites. Empty but for what the test makes. */
export interface JobStores {
  readonly jobs: JobRepository;
  readonly queue: RowQueue;
  readonly transaction: Transaction;
  /** A new account that may work, and its id. */
  readonly seller: () => Promise<string>;
  readonly block: (userId: string) => Promise<void>;
  /** Lets time pass for the stores. */
  readonly pass: (ms: number) => Promise<void>;
}

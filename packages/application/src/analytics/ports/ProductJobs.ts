import type { Job } from '../../jobs/index.js';

/** A bulk job as a product's activity shows it. */
export interface ProductJob extends Pick<Job, 'id' | 'kind' | 'fileName' | 'status' | 'createdAt'> {
  /** How many of its rows wrote a listing of the product. */
  readonly rows: number;
}

/** The bulk jobs that wrote listings of a product. */
export abstract class ProductJobs {
  /** Newest first; those of the account only. A listing that was deleted, or lost its product, no longer counts. */
  abstract ofProduct(userId: string, productId: string, most: number): Promise<readonly ProductJob[]>;
}

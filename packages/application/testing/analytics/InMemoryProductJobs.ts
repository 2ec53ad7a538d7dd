import { ProductJobs, type ProductJob } from '../../src/analytics/index.js';

export class InMemoryProductJobs extends ProductJobs {
  /** The jobs, with the product that each row wrote a listing of. */
  readonly stored: (Omit<ProductJob, 'rows'> & { readonly userId: string; readonly productIds: readonly string[] })[] =
    [];

  override async ofProduct(userId: string, productId: string, most: number): Promise<readonly ProductJob[]> {
    return this.stored
      .map(({ userId: owner, productIds, ...job }) => ({
        owner,
        job: { ...job, rows: productIds.filter((id) => id === productId).length },
      }))
      .filter(({ owner, job }) => owner === userId && job.rows > 0)
      .map(({ job }) => job)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, most);
  }
}

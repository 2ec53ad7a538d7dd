import { ProductListings, type ListingsOfProduct } from '../../src/products/index.js';
import type { InMemoryListings } from '../listings/InMemoryListings.js';

export class InMemoryProductListings extends ProductListings {
  constructor(private readonly listings: InMemoryListings) {
    super();
  }

  override async of(userId: string, productIds: readonly string[]): Promise<ReadonlyMap<string, ListingsOfProduct>> {
    return new Map(
      productIds.flatMap((id) => {
        const own = this.listings.all(userId).filter(({ productId }) => productId === id);
        if (own.length === 0) return [];
        const faulty = own.filter(({ review }) => review.findings.some(({ severity }) => severity === 'error')).length;
        const lowestScore = Math.min(...own.map(({ review }) => review.score.score));
        return [[id, { listings: own.length, faulty, lowestScore }] as const];
      }),
    );
  }
}

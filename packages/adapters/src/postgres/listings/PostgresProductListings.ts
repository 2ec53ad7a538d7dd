import { ProductListings, type ListingsOfProduct } from '@listwright/application/products';
import type { Database } from '../Database.js';

export class PostgresProductListings extends ProductListings {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(userId: string, productIds: readonly string[]): Promise<ReadonlyMap<string, ListingsOfProduct>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; listings: number; faulty: number; lowest: number }>(
      `select product_id as id, count(*)::int as listings, (count(*) filter (where error_count > 0))::int as faulty,
         min(score) as lowest
       from listings where product_id = any($1) and user_id = $2 group by product_id`,
      [productIds, userId],
    );
    return new Map(rows.map(({ id, listings, faulty, lowest }) => [id, { listings, faulty, lowestScore: lowest }]));
  }
}

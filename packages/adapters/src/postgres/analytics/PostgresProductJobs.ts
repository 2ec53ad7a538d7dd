import { ProductJobs, type ProductJob } from '@listwright/application/analytics';
import type { Database } from '../Database.js';

export class PostgresProductJobs extends ProductJobs {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofProduct(userId: string, productId: string, most: number): Promise<readonly ProductJob[]> {
    return this.database.query<ProductJob>(
      `select b.id, b.kind, b.file_name as "fileName", b.status, b.created_at as "createdAt", count(*)::int as rows
       from listings l join bulk_rows r on r.listing_id = l.id join bulk_batches b on b.id = r.batch_id
       where l.product_id = $1 and l.user_id = $2 and b.user_id = $2
       group by b.id order by b.created_at desc, b.id desc limit $3`,
      [productId, userId, most],
    );
  }
}

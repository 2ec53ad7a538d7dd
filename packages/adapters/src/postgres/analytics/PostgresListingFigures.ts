import { ListingFigures, type ReviewedListing } from '@listwright/application/analytics';
import type { ActionFacts } from '@listwright/domain/analytics';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Database } from '../Database.js';

// A separate query, so that it is an index-only count.
const FAULTY = `select id, product_name, error_count,
    (select count(*)::int from listings where user_id = $1 and error_count > 0) as total
  from listings where user_id = $1 and error_count > 0 order by error_count desc, created_at desc limit 1`;

const WEAKEST = `select id, product_name, score from listings
  where user_id = $1 and error_count = 0 and score < $2 order by score, created_at desc limit $3`;

const NEWEST = `select id, product_name, title, marketplace, category,
    document -> 'brief' ->> 'marketplaceId' as marketplace_id, document -> 'missingFacts' as missing
  from listings where user_id = $1 order by created_at desc, id desc limit $2`;

interface NamedRow {
  readonly id: string;
  readonly product_name: string;
}

export class PostgresListingFigures extends ListingFigures {
  constructor(private readonly database: Database) {
    super();
  }

  override async faulty(userId: string): Promise<ActionFacts['faulty']> {
    const [worst] = await this.database.query<NamedRow & { error_count: number; total: number }>(
      FAULTY,
      [userId],
      'faulty_listings',
    );
    if (worst === undefined) return { count: 0 };
    return { count: worst.total, worst: { ...named(worst), errors: worst.error_count } };
  }

  override async weakest(userId: string, below: number, most: number): Promise<ActionFacts['weakest']> {
    const rows = await this.database.query<NamedRow & { score: number }>(
      WEAKEST,
      [userId, below, most],
      'weakest_listings',
    );
    return rows.map((row) => ({ ...named(row), score: row.score }));
  }

  override async newest(userId: string, most: number): Promise<readonly ReviewedListing[]> {
    const rows = await this.database.query<NewestRow>(NEWEST, [userId, most], 'newest_listings');
    return rows.map((row) => ({
      ...named(row),
      title: row.title,
      marketplace: row.marketplace,
      marketplaceId: row.marketplace_id,
      category: row.category,
      missing: row.missing,
    }));
  }
}

interface NewestRow extends NamedRow {
  readonly title: string;
  readonly marketplace: Marketplace;
  readonly marketplace_id: string;
  readonly category: string;
  readonly missing: readonly string[];
}

const named = (row: NamedRow) => ({ id: row.id, productName: row.product_name });

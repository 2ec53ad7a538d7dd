import { PageVisits, type VisitWay } from '@listwright/application/products';
import type { Database } from '../Database.js';

const COUNT = `insert into page_visits (way, pages) values ($1, 1)
  on conflict (way) do update set pages = page_visits.pages + 1`;
const ALL = 'select way, pages::float8 as pages from page_visits';

export class PostgresPageVisits extends PageVisits {
  constructor(private readonly database: Database) {
    super();
  }

  override async count(way: VisitWay): Promise<void> {
    await this.database.query(COUNT, [way]);
  }

  override async all(): Promise<Readonly<Record<VisitWay, number>>> {
    const rows = await this.database.query<{ way: VisitWay; pages: number }>(ALL);
    return { http: 0, browser: 0, ...Object.fromEntries(rows.map(({ way, pages }) => [way, pages])) };
  }
}

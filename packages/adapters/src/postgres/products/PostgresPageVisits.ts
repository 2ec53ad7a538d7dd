import { PageVisits, type VisitWay } from '@listwright/application/products';
import type { Database } from '../Database.js';

const COUNT = `insert into page_visits (way, pages) values ($1, 1)
  on conflict (way) do update set pages = page_visits.pages + 1`;
const ALL = 'select way, pages::float8 as pages from page_visits';

export class PostgresPageVisits extends PageVisits {
  constructor(
    private readonly database: Database,
    /** Told of a page that could not be counted. */
    private readonly onLost: (error: unknown) => void,
  ) {
    super();
  }

  override async count(way: VisitWay): Promise<void> {
    try {
      await this.database.query(COUNT, [way]);
    } catch (error) {
      this.onLost(error);
    }
  }

  override async all(): Promise<Readonly<Record<VisitWay, number>>> {
    const rows = await this.database.query<{ way: VisitWay; pages: number }>(ALL);
    return { http: 0, browser: 0, ...Object.fromEntries(rows.map(({ way, pages }) => [way, pages])) };
  }
}

import { AttemptThrottle, type AttemptRule } from '@listwright/application/accounts';
import type { Database } from '../Database.js';

/**
 * Counts attempts in the database, so that all processes share them. A window starts with its first attempt; an attempt
 * past the limit is not counted, so a flood does not push the end of the wait away.
 */
export class PostgresAttemptThrottle extends AttemptThrottle {
  constructor(private readonly database: Database) {
    super();
  }

  override async take(rule: AttemptRule): Promise<number> {
    const [row] = await this.database.query<{ points: number; wait: number }>(
      `insert into attempt_counters as c (key, points, expire) values ($1, 1, $3)
       on conflict (key) do update set
         points = case when c.expire <= $4 then 1 else least(c.points + 1, $2 + 1) end,
         expire = case when c.expire <= $4 then $3 else c.expire end
       returning points, greatest(1, ceil((expire - $4) / 1000.0))::int as wait`,
      [rule.key, rule.points, Date.now() + rule.seconds * 1000, Date.now()],
    );
    return row !== undefined && row.points > rule.points ? row.wait : 0;
  }

  override async giveBack(rule: AttemptRule): Promise<void> {
    await this.database.query('update attempt_counters set points = greatest(0, points - 1) where key = $1', [rule.key]);
  }
}

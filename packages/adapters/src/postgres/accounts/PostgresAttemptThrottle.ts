import { AttemptThrottle, type AttemptRule } from '@listwright/application/accounts';
import type { Database } from '../Database.js';

// Sorted keys, so that two logins with the same ones cannot deadlock.
const TAKE = `insert into attempt_counters as c (key, points, expire)
  select key, 1, $4 + seconds * 1000 from unnest($1::text[], $2::int[], $3::bigint[]) as rule (key, points, seconds) order by key
  on conflict (key) do update set
    points = case when c.expire <= $4 then 1 else c.points + 1 end,
    expire = case when c.expire <= $4 then excluded.expire else c.expire end
  returning key, points, greatest(1, ceil((expire - $4) / 1000.0))::int as wait`;

const GIVE_BACK = `update attempt_counters c set points = greatest(0, c.points - 1)
  from (select key from attempt_counters where key = any($1) order by key for update) as held where c.key = held.key`;

/**
 * Counts attempts in the database, so that all processes share them. A window starts with its first attempt and is not
 * pushed away by further ones. The table is unlogged: after a database crash counting starts again.
 */
export class PostgresAttemptThrottle extends AttemptThrottle {
  constructor(private readonly database: Database) {
    super();
  }

  override async take(rules: readonly AttemptRule[]): Promise<number> {
    const columns = [
      rules.map((rule) => rule.key),
      rules.map((rule) => rule.points),
      rules.map((rule) => rule.seconds),
    ];
    const rows = await this.database.query<{ key: string; points: number; wait: number }>(
      TAKE,
      [...columns, Date.now()],
      'take_attempts',
    );
    const waits = rows.map(({ key, points, wait }) => {
      const limit = rules.find((rule) => rule.key === key)?.points ?? 0;
      return points > limit ? wait : 0;
    });
    return Math.max(0, ...waits);
  }

  override async release(rules: readonly AttemptRule[]): Promise<void> {
    await this.database.query(GIVE_BACK, [rules.map((rule) => rule.key)], 'give_back_attempts');
  }
}

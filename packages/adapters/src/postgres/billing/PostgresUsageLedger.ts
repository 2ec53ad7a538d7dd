import {
  UsageLedger,
  type AccountPeriod,
  type Correction,
  type Reservation,
  type UnitsRequest,
  type UsageDay,
  type AllTotals,
  type UsedUnits,
} from '@listwright/application/billing';
import { QUOTA_KEYS, type QuotaKey, type QuotaPeriod } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import type { Database } from '../Database.js';

// The conditional upsert protects against races: the row lock orders the callers, and the condition is
// checked again for each. Reading first and writing after admits ten and more of fifty (quality.md, finding 6).
const RESERVE = `with charged as (
    insert into quota_usage as q (user_id, quota, period_start, used)
    select $1, $2, $3, $4::int where $5::int is null or $4::int <= $5::int
    on conflict (user_id, quota, period_start) do update set used = q.used + excluded.used
      where $5::int is null or q.used + excluded.used <= $5::int
    returning 1
  )
  insert into quota_reservations (user_id, quota, period_start, units) select $1, $2, $3, $4 from charged returning id`;

// The row is held until the transaction ends, so what fits is taken by one caller at a time.
const HOLD = `insert into quota_usage as q (user_id, quota, period_start, used) values ($1, $2, $3, 0)
  on conflict (user_id, quota, period_start) do update set used = q.used returning used`;

const TAKE = `with taken as (
    update quota_usage set used = used + $4 where user_id = $1 and quota = $2 and period_start = $3
  )
  insert into quota_reservations (user_id, quota, period_start, units)
  select $1, $2, $3, 1 from generate_series(1, $4) returning id`;

const COMMIT = `with settled as (
    delete from quota_reservations where id = any($1::uuid[]) returning user_id, quota, units
  ), counted as (
    insert into usage_days as d (user_id, day, quota, units)
    select user_id, (now() at time zone 'UTC')::date, quota, sum(units) from settled group by 1, 2, 3 order by 1, 3
    on conflict (user_id, day, quota) do update set units = d.units + excluded.units
  )
  select count(*)::int as count from settled`;

const RELEASE = `with returned as (
    delete from quota_reservations where id = any($1::uuid[]) returning user_id, quota, period_start, units
  ), summed as (
    select user_id, quota, period_start, sum(units)::int as units from returned group by 1, 2, 3
  )
  update quota_usage q set used = q.used - s.units from summed s
  where q.user_id = s.user_id and q.quota = s.quota and q.period_start = s.period_start`;

const RELEASE_ABANDONED = `with returned as (
    delete from quota_reservations q where created_at < $1
      and not exists (select from bulk_rows r where r.status = 'running' and r.reservation = q.id)
    returning user_id, quota, period_start, units
  ), summed as (
    select user_id, quota, period_start, sum(units)::int as units from returned group by 1, 2, 3
  ), given_back as (
    update quota_usage q set used = q.used - s.units from summed s
    where q.user_id = s.user_id and q.quota = s.quota and q.period_start = s.period_start
  )
  select count(*)::int as count from returned`;

const HISTORY = `select to_char(day, 'YYYY-MM-DD') as date, quota, units from usage_days
  where user_id = $1 and day > $2::date - $3::int and day <= $2::date`;

const USED_BY_EACH = `select q.user_id, q.quota, q.used from unnest($1::uuid[], $2::timestamptz[]) as asked (user_id, period_start)
  join quota_usage q on q.user_id = asked.user_id and q.period_start = asked.period_start`;

// A statement of its own after the row is held, so that it sees every reservation that was made before.
const CORRECT = `with held as (
    select coalesce(sum(units), 0)::int as units from quota_reservations
    where user_id = $1 and quota = $2 and period_start = $3
  ), corrected as (
    update quota_usage set used = held.units from held
    where user_id = $1 and quota = $2 and period_start = $3 returning used
  ), kept as (
    insert into usage_corrections (user_id, quota, period_start, units, created_at)
    select $1, $2, $3, corrected.used - $4::int, $5 from corrected where corrected.used <> $4::int
  )
  select used from corrected`;

const DAY_MS = 86_400_000;

export class PostgresUsageLedger extends UsageLedger {
  constructor(private readonly database: Database) {
    super();
  }

  override async reserve(request: UnitsRequest): Promise<Reservation | { usedUp: number }> {
    const { userId, quota, period, units, limit } = request;
    const [row] = await this.database.query<{ id: string }>(
      RESERVE,
      [userId, quota, period.start, units, limit],
      'reserve',
    );
    if (row !== undefined) return row;
    return { usedUp: (await this.used(userId, period))[quota] };
  }

  override reserveUpTo({ userId, quota, period, units, limit }: UnitsRequest): Promise<readonly Reservation[]> {
    const account = [userId, quota, period.start];
    return this.database.transaction(async () => {
      const [row] = await this.database.query<{ used: number }>(HOLD, account, 'hold_units');
      const fits = limit === null ? units : Math.max(0, Math.min(units, limit - (row?.used ?? 0)));
      return fits === 0 ? [] : this.database.query<{ id: string }>(TAKE, [...account, fits], 'take_units');
    });
  }

  override commit(reservation: Reservation): Promise<void> {
    return this.commitAll([reservation.id]);
  }

  override release(reservation: Reservation): Promise<void> {
    return this.releaseAll([reservation.id]);
  }

  override async commitAll(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const [row] = await this.database.query<{ count: number }>(COMMIT, [ids], 'commit_units');
    if (row?.count === ids.length) return;
    throw new DomainError(
      'unavailable',
      'took_too_long',
      'This took longer than its units were held for. Nothing was saved or charged. Try again.',
    );
  }

  override async releaseAll(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.query(RELEASE, [ids], 'release_units');
  }

  override async releaseAbandoned(before: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(RELEASE_ABANDONED, [before]);
    return row?.count ?? 0;
  }

  override async used(userId: string, period: QuotaPeriod): Promise<UsedUnits> {
    const rows = await this.database.query<{ quota: QuotaKey; used: number }>(
      'select quota, used from quota_usage where user_id = $1 and period_start = $2',
      [userId, period.start],
      'used_units',
    );
    return unitsOf(rows.map(({ quota, used }) => [quota, used]));
  }

  override async usedByEach(accounts: readonly AccountPeriod[]): Promise<readonly UsedUnits[]> {
    const rows = await this.database.query<{ user_id: string; quota: QuotaKey; used: number }>(USED_BY_EACH, [
      accounts.map(({ userId }) => userId),
      accounts.map(({ period }) => period.start),
    ]);
    const byUser = new Map<string, [QuotaKey, number][]>(accounts.map(({ userId }) => [userId, []]));
    for (const { user_id, quota, used } of rows) byUser.get(user_id)?.push([quota, used]);
    return accounts.map(({ userId }) => unitsOf(byUser.get(userId) ?? []));
  }

  override correct({ userId, quota, period, at }: Correction): Promise<{ before: number; after: number }> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<{ used: number }>(
        'select used from quota_usage where user_id = $1 and quota = $2 and period_start = $3 for update',
        [userId, quota, period.start],
      );
      if (row === undefined) return { before: 0, after: 0 };
      const [after] = await this.database.query<{ used: number }>(CORRECT, [userId, quota, period.start, row.used, at]);
      return { before: row.used, after: after?.used ?? 0 };
    });
  }

  override async history(userId: string, days: number, today: Date): Promise<readonly UsageDay[]> {
    const last = today.toISOString().slice(0, 10);
    const rows = await this.database.query<{ date: string; quota: QuotaKey; units: number }>(HISTORY, [
      userId,
      last,
      days,
    ]);
    return Array.from({ length: days }, (_, index) => {
      const date = new Date(Date.parse(last) - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
      const ofDay = rows.filter((row) => row.date === date);
      return { date, used: unitsOf(ofDay.map(({ quota, units }) => [quota, units])) };
    });
  }

  override async totals(userId: string, { start, end }: QuotaPeriod): Promise<AllTotals> {
    const [row] = await this.database.query<AllTotals>(
      `select coalesce((select listings from listing_counts where user_id = $1), 0) as listings,
         coalesce((select sum(units) from usage_days where user_id = $1 and quota = 'images_processed'), 0)::int as images,
         count(*)::int as "competitorAnalyses",
         (count(*) filter (where created_at >= $2 and created_at < $3))::int as "competitorAnalysesInPeriod"
       from analyses where user_id = $1 and kind = 'competitor_analysis'`,
      [userId, start, end],
      'usage_totals',
    );
    return row ?? { listings: 0, images: 0, competitorAnalyses: 0, competitorAnalysesInPeriod: 0 };
  }
}

function unitsOf(entries: readonly (readonly [QuotaKey, number])[]): UsedUnits {
  const none = Object.fromEntries(QUOTA_KEYS.map((quota) => [quota, 0]));
  return { ...none, ...Object.fromEntries(entries) } as UsedUnits;
}

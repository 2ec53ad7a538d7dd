import { PLAN_KEYS, PLANS, TRIAL } from '@listwright/domain/billing';

const DAY_MS = 86_400_000;

/**
 * `nearness.to_limit` of `users u`: how near the account is to a limit of its current period (`quotaPeriod`), as
 * `nearnessToLimit` counts it. Bound by `nearnessBindings`.
 */
const NEARNESS = `cross join lateral (
    select (u.created_at at time zone 'UTC')::date as opened,
      (extract(year from ?::timestamptz at time zone 'UTC') - extract(year from u.created_at at time zone 'UTC')) * 12
      + extract(month from ?::timestamptz at time zone 'UTC') - extract(month from u.created_at at time zone 'UTC') as months
  ) age
  cross join lateral (
    select (age.opened + make_interval(months => age.months::int)) at time zone 'UTC' as this_month,
      (age.opened + make_interval(months => age.months::int - 1)) at time zone 'UTC' as last_month
  ) starts
  cross join lateral (
    select coalesce(max(case
        when used = 0 or units is null then 0
        when units = 0 then 1000
        else used::bigint * 1000 / units end), 0)::int as to_limit
    from (
      select q.used, coalesce(
          u.quota_overrides ->> q.quota,
          case when u.subscription_plan = 'free' and u.created_at > ? then ?::jsonb ->> q.quota end,
          ?::jsonb -> u.subscription_plan ->> q.quota
        )::int as units
      from quota_usage q where q.user_id = u.id
        and q.period_start = case when starts.this_month <= ? then starts.this_month else starts.last_month end
    ) used_units
  ) nearness`;

/**
 * Stores the nearness of a slice of accounts in the order of their ids, and returns the last id; no row where there is none left.
 * Bound to the id behind which it begins or null, how many accounts, one account or null, and `nearnessBindings`.
 */
export const RANK_SLICE = `with slice as (
    select * from users where erased_at is null and (?::uuid is null or id > ?::uuid) and (?::uuid is null or id = ?::uuid)
    order by id limit ?
  ), ranked as (select u.id, nearness.to_limit from slice u ${NEARNESS}), stored as (
    insert into quota_nearness (user_id, to_limit) select id, to_limit from ranked
    on conflict (user_id) do update set to_limit = excluded.to_limit
      where quota_nearness.to_limit is distinct from excluded.to_limit
  )
  select id from slice order by id desc limit 1`;

/** The values that `NEARNESS` is bound to. */
export function nearnessBindings(now: Date): (Date | string)[] {
  const limits = Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].quotas]));
  const trialSince = new Date(now.getTime() - TRIAL.days * DAY_MS);
  return [now, now, trialSince, JSON.stringify({ bulk_operations: TRIAL.bulkOperations }), JSON.stringify(limits), now];
}

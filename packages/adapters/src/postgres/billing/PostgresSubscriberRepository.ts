import { SubscriberRepository, type Subscriber } from '@listwright/application/billing';
import type { PlanKey, Subscription } from '@listwright/domain/billing';
import type { Database } from '../Database.js';
import { SUBSCRIPTION_COLUMNS, subscriptionOf, type SubscriptionRow } from './subscriptionRow.js';

const FIND = `select u.id, u.full_name, u.company_name, u.email, u.subscription_plan, u.granted_plan,
    ${SUBSCRIPTION_COLUMNS}
  from users u left join subscriptions s on s.user_id = u.id where u.id = $1`;

const SAVE = `insert into subscriptions (user_id, plan, status, anchor, months, current_period_start,
    current_period_end, scheduled_plan, gateway, provider_ref, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  on conflict (user_id) do update set plan = excluded.plan, status = excluded.status, anchor = excluded.anchor,
    months = excluded.months, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, scheduled_plan = excluded.scheduled_plan,
    gateway = excluded.gateway, provider_ref = excluded.provider_ref, updated_at = excluded.updated_at`;

export class PostgresSubscriberRepository extends SubscriberRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(userId: string): Promise<Subscriber | undefined> {
    const [row] = await this.database.query<SubscriberRow>(FIND, [userId], 'find_subscriber');
    return row && subscriberOf(row);
  }

  override async lock(userId: string): Promise<Subscriber | undefined> {
    // The account's row, since there may be no subscription yet; and then a statement of its own, which sees what the
    // one before us wrote.
    await this.database.query('select 1 from users where id = $1 for no key update', [userId]);
    return this.find(userId);
  }

  override async userOfProvider(providerRef: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      'select user_id from subscriptions where provider_ref = $1',
      [providerRef],
    );
    return row?.user_id;
  }

  override async save(subscription: Subscription, now: Date): Promise<void> {
    const { userId, plan, status, anchor, months, scheduledPlan, gateway, providerRef } = subscription;
    const { currentPeriodStart, currentPeriodEnd } = subscription;
    await this.database.query(SAVE, [
      userId,
      plan,
      status,
      anchor,
      months,
      currentPeriodStart,
      currentPeriodEnd,
      scheduledPlan,
      gateway,
      providerRef,
      now,
    ]);
  }

  override async activate(userId: string, plan: PlanKey): Promise<void> {
    await this.database.query('update users set subscription_plan = $2, updated_at = now() where id = $1', [
      userId,
      plan,
    ]);
  }

  override async grant(userId: string, plan: PlanKey | null): Promise<void> {
    await this.database.query('update users set granted_plan = $2, updated_at = now() where id = $1', [userId, plan]);
  }

  override async due(now: Date, most: number): Promise<readonly string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select user_id from subscriptions where status <> 'lapsed' and current_period_end <= $1
       order by current_period_end, user_id limit $2`,
      [now, most],
    );
    return rows.map((row) => row.user_id);
  }
}

interface SubscriberRow extends SubscriptionRow {
  readonly full_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly subscription_plan: PlanKey;
  readonly granted_plan: PlanKey | null;
}

function subscriberOf(row: SubscriberRow): Subscriber {
  return {
    userId: row.id,
    fullName: row.full_name,
    companyName: row.company_name,
    email: row.email,
    plan: row.subscription_plan,
    granted: row.granted_plan,
    subscription: subscriptionOf(row),
  };
}

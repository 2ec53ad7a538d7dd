import type { Customer } from '@listwright/application/admin';
import type { QuotaKey } from '@listwright/domain/billing';
import { userColumns, userOf, type UserRow } from '../accounts/userRow.js';
import { SUBSCRIPTION_COLUMNS, subscriptionOf, type SubscriptionRow } from '../billing/subscriptionRow.js';

export interface CustomerRow extends UserRow, SubscriptionRow {
  readonly quota_overrides: Readonly<Partial<Record<QuotaKey, number>>>;
  readonly last_login_at: Date | null;
  readonly spent_minor: string;
}

/** The columns of a customer, of `users u` and `subscriptions s`: a page asks for the payments of its few accounts, each by index. */
export const CUSTOMER_COLUMNS = `${userColumns('u')}, u.quota_overrides, u.last_login_at, ${SUBSCRIPTION_COLUMNS}, (
    select coalesce(sum(p.amount_minor - p.refunded_minor), 0) from payments p
    where p.user_id = u.id and p.status in ('completed', 'refunded')
  ) as spent_minor`;

export function customerOf(row: CustomerRow): Customer {
  return {
    user: userOf(row),
    quotaOverrides: row.quota_overrides,
    spentMinor: Number(row.spent_minor),
    lastLoginAt: row.last_login_at,
    subscription: subscriptionOf(row),
  };
}

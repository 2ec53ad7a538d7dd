import type { Role, User } from '@listwright/domain/accounts';
import type { PlanKey } from '@listwright/domain/billing';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly company_name: string;
  readonly phone: string;
  readonly role: Role;
  readonly subscription_plan: PlanKey;
  readonly is_active: boolean;
  readonly is_suspended: boolean;
  readonly is_archived: boolean;
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
  readonly has_totp: boolean;
}

const COLUMNS = [
  'id',
  'email',
  'full_name',
  'company_name',
  'phone',
  'role',
  'subscription_plan',
  'is_active',
  'is_suspended',
  'is_archived',
  'created_at',
  'email_verified_at',
];

/** Whether the account of the row called `users` signs in with a second step. */
export const hasTotp = (users: string) =>
  `exists (select 1 from totp_factors t where t.user_id = ${users}.id and t.confirmed_at is not null) as has_totp`;

/** The columns of a user, of a row called `users`. */
export const userColumns = (users = 'users') =>
  [...COLUMNS.map((column) => `${users}.${column}`), hasTotp(users)].join(', ');

export function userOf(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    companyName: row.company_name,
    phone: row.phone,
    role: row.role,
    plan: row.subscription_plan,
    isActive: row.is_active,
    isSuspended: row.is_suspended,
    isArchived: row.is_archived,
    createdAt: row.created_at,
    emailVerifiedAt: row.email_verified_at,
    hasTotp: row.has_totp,
  };
}

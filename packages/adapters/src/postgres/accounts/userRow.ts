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
}

export const USER_COLUMNS =
  'id, email, full_name, company_name, phone, role, subscription_plan, is_active, is_suspended, is_archived, created_at';

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
  };
}

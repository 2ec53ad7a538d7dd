import type { User } from '@listwright/domain/accounts';

export function userView(user: User) {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    subscription_plan: user.plan,
    company_name: user.companyName,
    phone: user.phone,
    created_at: user.createdAt.toISOString(),
  };
}

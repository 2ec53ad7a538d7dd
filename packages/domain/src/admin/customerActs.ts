import type { User } from '../accounts/index.js';
import type { AuditAction } from '../audit/index.js';

/** The plan is not among them: granting one is an act of its own, recorded by billing. */
const FIELDS = ['email', 'fullName', 'companyName', 'phone'] as const;

/** One change, with both sides. */
export interface CustomerAct {
  readonly action: AuditAction;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The changes of an account, for the audit log; empty where nothing changed. */
export function customerActs(before: User, after: User): readonly CustomerAct[] {
  const flags = [
    ['isActive', 'is_active', after.isActive ? 'customer.activated' : 'customer.deactivated'],
    ['isSuspended', 'is_suspended', after.isSuspended ? 'customer.blocked' : 'customer.unblocked'],
    ['isArchived', 'is_archived', after.isArchived ? 'customer.archived' : 'customer.restored'],
    ['role', 'role', after.role === 'admin' ? 'customer.promoted' : 'customer.demoted'],
  ] as const;
  const acts: CustomerAct[] = flags
    .filter(([key]) => before[key] !== after[key])
    .map(([key, name, action]) => ({ action, before: { [name]: before[key] }, after: { [name]: after[key] } }));
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return acts;
  const only = (user: User) => Object.fromEntries(changed.map((field) => [NAMES[field], user[field]]));
  return [...acts, { action: 'customer.updated', before: only(before), after: only(after) }];
}

const NAMES = {
  email: 'email',
  fullName: 'full_name',
  companyName: 'company_name',
  phone: 'phone',
} as const;

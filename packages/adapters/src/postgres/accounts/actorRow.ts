import type { Actor } from '@listwright/application/shared';
import { hasTotp } from './userRow.js';

export interface ActorRow {
  readonly user_id: string;
  readonly email: string;
  readonly role: Actor['role'];
  readonly plan: Actor['plan'];
  readonly quota_overrides: Actor['quotaOverrides'];
  readonly account_start: Date;
  readonly has_totp: boolean;
}

/** The columns of an actor, of `users u`. */
export const ACTOR_COLUMNS = `u.id as user_id, u.email, u.role, u.subscription_plan as plan, u.quota_overrides,
  u.created_at as account_start, ${hasTotp('u')}`;

/** Says of `users u` what `canUseAccount` says of a user. */
export const USABLE = 'u.is_active and not u.is_suspended and not u.is_archived';

export function actorOf(row: ActorRow): Actor {
  return {
    userId: row.user_id,
    email: row.email,
    role: row.role,
    plan: row.plan,
    quotaOverrides: row.quota_overrides,
    hasTotp: row.has_totp,
    accountStart: row.account_start,
  };
}

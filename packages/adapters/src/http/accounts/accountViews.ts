import type { ApiKey, LiveSession, Profile, TotpState } from '@listwright/application/accounts';
import type { SessionActor } from '@listwright/application/shared';
import type { User } from '@listwright/domain/accounts';
import type { SubscriptionSummary } from '@listwright/domain/billing';
import { subscriptionView } from '../billing/subscriptionView.js';

export function userView(user: User, totpSetupRequired: boolean) {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    subscription_plan: user.plan,
    company_name: user.companyName,
    phone: user.phone,
    created_at: user.createdAt.toISOString(),
    email_verified: user.emailVerifiedAt !== null,
    totp_enabled: user.hasTotp,
    totp_setup_required: totpSetupRequired,
  };
}

export function profileView({ user, totpSetupRequired }: Profile, subscription: SubscriptionSummary) {
  return { user: userView(user, totpSetupRequired), subscription: subscriptionView(subscription) };
}

export function totpView({ enabledAt, isRequired, recoveryCodesLeft }: TotpState) {
  return {
    enabled: enabledAt !== null,
    enabled_at: enabledAt?.toISOString() ?? null,
    required: isRequired,
    recovery_codes_left: recoveryCodesLeft,
  };
}

export function sessionView(session: LiveSession, actor: SessionActor) {
  return {
    id: session.id,
    address: session.address,
    user_agent: session.userAgent,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.refreshedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    current: session.id === actor.sessionId,
  };
}

export function apiKeyView(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    scopes: [...key.scopes],
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
  };
}

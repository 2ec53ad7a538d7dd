/** What the audit log knows to have happened: what accounts do to keep themselves, money, and what administrators do. */
export const AUDIT_ACTIONS = [
  ...(['login.succeeded', 'login.failed', 'logout', 'session.ended'] as const),
  ...(['password.changed', 'password.reset_asked', 'password.reset'] as const),
  ...(['totp.enabled', 'totp.disabled', 'totp.recovery_code_used', 'totp.recovery_codes_made'] as const),
  ...(['account.registered', 'email.verified'] as const),
  ...(['api_key.made', 'api_key.revoked', 'account.exported', 'account.deleted'] as const),
  ...(['payment.completed', 'payment.failed', 'payment.refused'] as const),
  ...(['payment.refund_asked', 'payment.refunded'] as const),
  ...(['subscription.changed', 'subscription.cancelled'] as const),
  ...(['customer.created', 'customer.updated', 'customer.activated', 'customer.deactivated'] as const),
  ...(['customer.blocked', 'customer.unblocked', 'customer.archived', 'customer.restored'] as const),
  ...(['customer.promoted', 'customer.demoted', 'customer.deleted', 'customer.totp_reset'] as const),
  ...(['quota.limited', 'quota.reset', 'transactions.exported'] as const),
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an administrator's dashboard tells as recent: what changed an account or its plan, not who came and went. */
export function isNotable(action: AuditAction): boolean {
  return /^(customer|quota|subscription)\./.test(action) || action === 'account.deleted';
}

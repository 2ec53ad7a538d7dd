/** The actions of the audit log: account security, money, and administration. */
export const AUDIT_ACTIONS = [
  'login.succeeded',
  'login.failed',
  'logout',
  'session.ended',
  'password.changed',
  'password.reset_asked',
  'password.reset',
  'totp.enabled',
  'totp.disabled',
  'totp.recovery_code_used',
  'totp.recovery_codes_made',
  'account.registered',
  'email.verified',
  'api_key.made',
  'api_key.revoked',
  'account.exported',
  'account.deleted',
  'payment.completed',
  'payment.failed',
  'payment.refused',
  'payment.refund_asked',
  'payment.refunded',
  'subscription.changed',
  'subscription.cancelled',
  'customer.created',
  'customer.updated',
  'customer.activated',
  'customer.deactivated',
  'customer.blocked',
  'customer.unblocked',
  'customer.archived',
  'customer.restored',
  'customer.promoted',
  'customer.demoted',
  'customer.deleted',
  'customer.totp_reset',
  'quota.limited',
  'quota.reset',
  'transactions.exported',
  'branding.changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The recent activity of the administrator's dashboard: changes of accounts and plans, without logins and logouts. */
export function isNotable(action: AuditAction): boolean {
  return /^(customer|quota|subscription)\./.test(action) || action === 'account.deleted';
}

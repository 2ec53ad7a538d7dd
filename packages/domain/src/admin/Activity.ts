import type { AuditAction } from '../audit/index.js';

/** A recent event as the administrator's dashboard shows it. */
export interface Activity {
  readonly kind: 'account' | 'money' | 'admin';
  readonly text: string;
  readonly at: Date;
  readonly customerId: string | null;
}

/** The newest of several kinds of activity together, newest first. */
export function newestActivity(all: readonly Activity[], most: number): readonly Activity[] {
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most);
}

const VERBS: Partial<Readonly<Record<AuditAction, string>>> = {
  'customer.created': 'created',
  'customer.updated': 'edited',
  'customer.activated': 'activated',
  'customer.deactivated': 'deactivated',
  'customer.blocked': 'blocked',
  'customer.unblocked': 'unblocked',
  'customer.archived': 'archived',
  'customer.restored': 'restored',
  'customer.promoted': 'made an administrator of',
  'customer.demoted': 'took administration from',
  'customer.deleted': 'deleted',
  'customer.totp_reset': 'reset the two-step sign-in of',
  'quota.limited': 'set a quota limit of',
  'quota.reset': 'reset a quota of',
  'subscription.changed': 'changed the plan of',
  'subscription.cancelled': 'cancelled the plan of',
};

/** An act of the audit log as a sentence. */
export function actText(action: AuditAction, actor: string, subject: string): string {
  if (action === 'account.deleted') return `${actor} deleted the own account`;
  if (actor === subject && action === 'subscription.cancelled') return `${actor} cancelled the own plan`;
  if (actor === subject && action === 'subscription.changed') return `${actor} changed the own plan`;
  return `${actor} ${VERBS[action] ?? action} ${subject}`.trim();
}

/** Rupees as people write them: ₹1,649 and −₹99.50. */
export function rupeesText(minor: number): string {
  const amount = Math.abs(minor) / 100;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const [rupees = '', paise] = amount.toFixed(digits).split('.');
  const grouped = rupees.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return `${minor < 0 ? '−' : ''}₹${grouped}${paise === undefined ? '' : `.${paise}`}`;
}

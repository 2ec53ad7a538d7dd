import { auditDoer, auditPhrase, type AuditAction } from '../audit/index.js';

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

/** An act of the audit log as a sentence, in the words of the log. */
export function actText(action: AuditAction, actor: string, subject: string): string {
  const [before, after] = auditPhrase(action, actor, subject);
  return `${auditDoer(actor, subject, after !== undefined)} ${before}${after === undefined ? '' : `${subject}${after}`}`;
}

/** Rupees as people write them: ₹1,649 and −₹99.50. */
export function rupeesText(minor: number): string {
  const amount = Math.abs(minor) / 100;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const [rupees = '', paise] = amount.toFixed(digits).split('.');
  const grouped = rupees.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return `${minor < 0 ? '−' : ''}₹${grouped}${paise === undefined ? '' : `.${paise}`}`;
}

import type { Role } from '@listwright/domain/accounts';
import type { PlanKey, QuotaKey } from '@listwright/domain/billing';

/** Who acts: the account behind a verified token, as it stands in the database at this moment. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  readonly plan: PlanKey;
  /** An administrator's limits for this account, which win over the plan's. */
  readonly quotaOverrides: Readonly<Partial<Record<QuotaKey, number>>>;
  /** When the account was opened; quota periods count from its day. */
  readonly accountStart: Date;
  readonly sessionId: string;
}

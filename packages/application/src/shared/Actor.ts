import type { KeyScope, Role } from '@listwright/domain/accounts';
import type { PlanKey, QuotaKey } from '@listwright/domain/billing';

/** Who acts: the account behind a verified token, with its current state in the database. */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly plan: PlanKey;
  /** An administrator's limits for this account, which win over the plan's. */
  readonly quotaOverrides: Readonly<Partial<Record<QuotaKey, number>>>;
  /** Whether the account signs in with a second step. */
  readonly hasTotp: boolean;
  /** When the account was opened; quota periods count from its day. */
  readonly accountStart: Date;
  /** The session that acts; absent where an API key does. */
  readonly sessionId?: string;
  /** What the API key that acts may do; absent where a session acts, which may do everything of the account's. */
  readonly scopes?: readonly KeyScope[];
  /** The first characters of the API key that acts, as its owner sees them; absent where a session acts. */
  readonly keyPrefix?: string;
}

/** An account that is signed in, and not one of its API keys. */
export interface SessionActor extends Actor {
  readonly sessionId: string;
}

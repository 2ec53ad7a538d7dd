import { accountErrors, canUseAccount, emailKey } from '@listwright/domain/accounts';
import { adminErrors, customerActs } from '@listwright/domain/admin';
import type { RequestOrigin, SessionRepository, VerificationSender } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import { causedBy, type GrantPlan } from '../../billing/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import type { PlanKey } from '@listwright/domain/billing';
import type { ChangedCustomer, Customer, CustomerChange, CustomerChanged, Customers } from '../ports/Customers.js';
import { actEntry } from './actEntry.js';

export type CustomerUpdate = CustomerChange & { readonly plan?: PlanKey | undefined };

/**
 * Changes a customer's account: its fields, or its state. A blocked account is signed out
 * everywhere, for good: unblocking it later brings no session back. A new address gets the email that verifies it.
 * A change of plan is granted as in `GrantPlan`. API keys change neither roles nor the accounts of administrators.
 */
export class UpdateCustomer {
  constructor(
    private readonly customers: Customers,
    private readonly sessions: SessionRepository,
    private readonly verification: VerificationSender,
    private readonly grants: GrantPlan,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, wanted: CustomerUpdate, origin: RequestOrigin): Promise<Customer> {
    const { plan, ...change } = wanted;
    if (id === actor.userId && locksOut(change)) throw adminErrors.ownAccount();
    if (plan !== undefined) await this.grants.prepare(id, plan);
    return this.transaction.run(async () => {
      const { before, after } = required(await this.customers.change(id, change));
      // A key works for a day: what it does must not let anybody in for longer.
      if (actor.sessionId === undefined && (change.role !== undefined || before.user.role === 'admin'))
        throw accountErrors.sessionOnly();
      if (!canUseAccount(after.user)) await this.sessions.endAll(id, undefined, this.clock.now());
      if (emailKey(after.user.email) !== emailKey(before.user.email)) await this.verification.send(after.user);
      for (const { action, ...sides } of customerActs(before.user, after.user)) {
        await this.audit.record(actEntry(actor, action, after.user, sides, origin));
      }
      if (plan === undefined || plan === after.user.plan) return after;
      await this.grants.execute(id, plan, causedBy(actor, origin));
      return (await this.customers.find(id)) ?? after;
    });
  }
}

/** Whether the change removes an administrator who can sign in. */
function locksOut({ role, isActive, isSuspended, isArchived }: CustomerChange): boolean {
  return role === 'user' || isActive === false || isSuspended === true || isArchived === true;
}

function required(changed: CustomerChanged): ChangedCustomer {
  if (changed.outcome === 'changed') return changed;
  if (changed.outcome === 'missing') throw adminErrors.noSuchCustomer();
  throw changed.outcome === 'email_taken' ? adminErrors.emailTaken() : adminErrors.lastAdministrator();
}

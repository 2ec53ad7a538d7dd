import { adminErrors } from '@listwright/domain/admin';
import type { RequestOrigin, SessionRepository, TotpFactors } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import type { Customer, Customers } from '../ports/Customers.js';
import { actEntry } from './actEntry.js';

/**
 * Removes the second step of a customer who lost the app and the recovery codes. The account is signed out
 * everywhere: a thief of the lost phone may be signed in on it.
 */
export class ResetCustomerTotp {
  constructor(
    private readonly customers: Customers,
    private readonly factors: TotpFactors,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, origin: RequestOrigin): Promise<Customer> {
    const customer = await this.customers.find(id);
    if (customer === undefined) throw adminErrors.noSuchCustomer();
    // Administrators disable their own second step by password and code only, and not where it is required.
    if (id === actor.userId) throw adminErrors.ownTotp();
    await this.transaction.run(async () => {
      if (!(await this.factors.remove(id))) throw adminErrors.noTotp();
      await this.sessions.endAll(id, undefined, this.clock.now());
      await this.audit.record(actEntry(actor, 'customer.totp_reset', customer.user, {}, origin));
    });
    return { ...customer, user: { ...customer.user, hasTotp: false } };
  }
}

import { emailKey } from '@listwright/domain/accounts';
import { adminErrors } from '@listwright/domain/admin';
import type { AccountEraser, RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Transaction } from '../../shared/index.js';
import type { Customers } from '../ports/Customers.js';
import { actEntry } from './actEntry.js';

/** Deletes a customer's account for good, as its owner could; the ledger keeps its entries without the name. */
export class DeleteCustomer {
  constructor(
    private readonly customers: Customers,
    private readonly eraser: AccountEraser,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: Actor, id: string, confirmEmail: string, origin: RequestOrigin): Promise<void> {
    const customer = await this.customers.find(id);
    if (customer === undefined) throw adminErrors.noSuchCustomer();
    if (id === actor.userId) throw adminErrors.ownAccount();
    if (emailKey(confirmEmail) !== emailKey(customer.user.email)) throw adminErrors.notConfirmed();
    const remains = await this.eraser.prepare(id);
    await this.transaction.run(async () => {
      if (!(await this.eraser.erase(id, remains))) throw adminErrors.lastAdministrator();
      const { plan, createdAt } = customer.user;
      const detail = { subscription_plan: plan, member_since: createdAt.toISOString() };
      await this.audit.record(actEntry(actor, 'customer.deleted', { id, email: remains.email }, detail, origin));
    });
    await this.eraser.eraseFiles(id);
  }
}

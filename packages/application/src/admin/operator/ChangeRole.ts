import type { Role, User } from '@listwright/domain/accounts';
import { adminErrors, customerActs } from '@listwright/domain/admin';
import type { UserRepository } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import type { Customers } from '../ports/Customers.js';
import { namedUser } from './namedUser.js';
import { operatorEntry } from './operatorEntry.js';

/** Promotes or demotes an administrator from the server's command line. The last one who can sign in stays. */
export class ChangeRole {
  constructor(
    private readonly users: UserRepository,
    private readonly customers: Customers,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(operator: string, named: string, role: Role): Promise<User> {
    const { id } = await namedUser(this.users, named, this.clock.now());
    return this.transaction.run(async () => {
      const changed = await this.customers.change(id, { role });
      if (changed.outcome === 'last_administrator') throw adminErrors.lastAdministrator();
      if (changed.outcome !== 'changed') throw adminErrors.noSuchCustomer();
      const { before, after } = changed;
      for (const { action, ...sides } of customerActs(before.user, after.user))
        await this.audit.record(operatorEntry(operator, action, after.user, sides));
      return after.user;
    });
  }
}

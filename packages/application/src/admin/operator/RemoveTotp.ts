import type { User } from '@listwright/domain/accounts';
import { adminErrors } from '@listwright/domain/admin';
import type { SessionRepository, TotpFactors, UserRepository } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import { namedUser } from './namedUser.js';
import { operatorEntry } from './operatorEntry.js';

/** Removes a second step from the server's command line, for the only administrator. */
export class RemoveTotp {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: TotpFactors,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(operator: string, named: string): Promise<User> {
    const now = this.clock.now();
    const user = await namedUser(this.users, named, now);
    await this.transaction.run(async () => {
      if (!(await this.factors.remove(user.id))) throw adminErrors.noTotp();
      await this.sessions.endAll(user.id, undefined, now);
      await this.audit.record(operatorEntry(operator, 'customer.totp_reset', user));
    });
    return { ...user, hasTotp: false };
  }
}

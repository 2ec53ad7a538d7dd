import type { User } from '@listwright/domain/accounts';
import { adminErrors } from '@listwright/domain/admin';
import type { PasswordHasher, UserRepository } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource, Transaction } from '../../shared/index.js';
import { operatorEntry } from './operatorEntry.js';

export interface NewAdministrator {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

/** Creates an administrator from the server's command line, when no administrator can sign in. */
export class CreateAdministrator {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(operator: string, { password, ...person }: NewAdministrator): Promise<User> {
    const passwordHash = await this.hasher.hash(password);
    const account = { ...person, id: this.ids.next(), passwordHash, companyName: '', phone: '' };
    return this.transaction.run(async () => {
      const user = await this.users.add({ ...account, role: 'admin', createdAt: this.clock.now() });
      if (user === undefined) throw adminErrors.emailTaken();
      await this.audit.record(operatorEntry(operator, 'customer.created', user, { role: 'admin' }));
      return user;
    });
  }
}

import { adminErrors } from '@listwright/domain/admin';
import type { PlanKey } from '@listwright/domain/billing';
import type { AccountData, PasswordHasher, RequestOrigin, UserRepository } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import { causedBy, type GrantPlan } from '../../billing/index.js';
import type { Actor, Clock, IdSource, OnStored, Transaction } from '../../shared/index.js';
import type { Customer, Customers } from '../ports/Customers.js';
import { actEntry } from './actEntry.js';

export interface NewCustomer {
  readonly fullName: string;
  readonly email: string;
  readonly companyName: string;
  readonly plan: PlanKey;
  readonly password: string;
}

/** Creates an ordinary account for a customer. */
export class CreateCustomer {
  constructor(
    private readonly users: UserRepository,
    private readonly customers: Customers,
    private readonly hasher: PasswordHasher,
    private readonly grants: GrantPlan,
    private readonly data: readonly AccountData[],
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    { plan, password, ...person }: NewCustomer,
    origin: RequestOrigin,
    onStored?: OnStored<Customer>,
  ): Promise<Customer> {
    const passwordHash = await this.hasher.hash(password);
    const account = { ...person, id: this.ids.next(), passwordHash, phone: '', createdAt: this.clock.now() };
    return this.transaction.run(async () => {
      const user = await this.users.add({ ...account, role: 'user' });
      if (user === undefined) throw adminErrors.emailTaken();
      for (const area of this.data) await area.open(user.id, account.createdAt);
      await this.audit.record(actEntry(actor, 'customer.created', user, { subscription_plan: plan }, origin));
      await this.grants.execute(user.id, plan, causedBy(actor, origin));
      const customer = await this.customers.find(user.id);
      if (customer === undefined) throw adminErrors.noSuchCustomer();
      await onStored?.(customer);
      return customer;
    });
  }
}

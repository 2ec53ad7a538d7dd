import { adminErrors } from '@listwright/domain/admin';
import { quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { UsageLedger } from '../../billing/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import { actEntry } from '../customers/actEntry.js';
import type { Customer, Customers } from '../ports/Customers.js';
import { quotaRecordOf, type QuotaRecord } from './QuotaRecord.js';

export type NewLimits = Readonly<Partial<Record<QuotaKey, number | null>>>;

/** Sets limits of an account that override its plan's; null removes one. */
export class SetQuotaLimits {
  constructor(
    private readonly customers: Customers,
    private readonly ledger: UsageLedger,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, limits: NewLimits, origin: RequestOrigin): Promise<QuotaRecord> {
    const customer = await this.transaction.run(async () => {
      const changed = await this.customers.change(id, { limits });
      if (changed.outcome !== 'changed') throw adminErrors.noSuchCustomer();
      const { before, after } = changed;
      const named = (one: Customer) =>
        Object.fromEntries(Object.keys(limits).map((key) => [key, one.quotaOverrides[key as QuotaKey] ?? null]));
      const detail = { before: named(before), after: named(after) };
      await this.audit.record(actEntry(actor, 'quota.limited', after.user, detail, origin));
      return after;
    });
    const now = this.clock.now();
    await this.customers.rankByUsage(now, id);
    return quotaRecordOf(customer, await this.ledger.used(id, quotaPeriod(customer.user.createdAt, now)), now);
  }
}

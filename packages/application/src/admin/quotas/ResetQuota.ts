import { adminErrors } from '@listwright/domain/admin';
import { quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { UsageLedger } from '../../billing/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import { actEntry } from '../customers/actEntry.js';
import type { Customers } from '../ports/Customers.js';
import { quotaRecordOf, type QuotaRecord } from './QuotaRecord.js';

/** Resets the used units of a quota in this period to 0; running work stays counted. */
export class ResetQuota {
  constructor(
    private readonly customers: Customers,
    private readonly ledger: UsageLedger,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, quota: QuotaKey, origin: RequestOrigin): Promise<QuotaRecord> {
    const customer = await this.customers.find(id);
    if (customer === undefined) throw adminErrors.noSuchCustomer();
    const now = this.clock.now();
    const period = quotaPeriod(customer.user.createdAt, now);
    await this.transaction.run(async () => {
      const { before, after } = await this.ledger.correct({ userId: id, quota, period, at: now });
      const detail = { quota, before: { used: before }, after: { used: after } };
      await this.audit.record(actEntry(actor, 'quota.reset', customer.user, detail, origin));
    });
    await this.customers.rankByUsage(now, id);
    return quotaRecordOf(customer, await this.ledger.used(id, period), now);
  }
}

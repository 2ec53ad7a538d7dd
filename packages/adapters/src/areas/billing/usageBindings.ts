import { QuotaGuard, ReadUsage, ReadUsageHistory, UsageLedger } from '@listwright/application/billing';
import { Clock, Transaction } from '@listwright/application/shared';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { Database } from '../../postgres/Database.js';
import { PostgresUsageLedger } from '../../postgres/billing/PostgresUsageLedger.js';

export function usageBindings(bind: Bind): void {
  implement(bind, UsageLedger, PostgresUsageLedger, Database);
  provide(bind, QuotaGuard, UsageLedger, Transaction, Clock);
  provide(bind, ReadUsage, UsageLedger, Clock);
  provide(bind, ReadUsageHistory, UsageLedger, Clock);
}

import { QuotaGuard, ReadUsage, ReadUsageHistory, UsageLedger } from '@listwright/application/billing';
import { Clock, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { PostgresUsageLedger } from '../../postgres/billing/PostgresUsageLedger.js';
import { Database } from '../../postgres/Database.js';

export const billingModule = new ContainerModule(({ bind }) => {
  bind(UsageLedger)
    .toResolvedValue((database: Database): UsageLedger => new PostgresUsageLedger(database), [Database])
    .inSingletonScope();
  bind(QuotaGuard).toResolvedValue(
    (ledger: UsageLedger, transaction: Transaction, clock: Clock) => new QuotaGuard(ledger, transaction, clock),
    [UsageLedger, Transaction, Clock],
  );
  bind(ReadUsage).toResolvedValue(
    (ledger: UsageLedger, clock: Clock) => new ReadUsage(ledger, clock),
    [UsageLedger, Clock],
  );
  bind(ReadUsageHistory).toResolvedValue(
    (ledger: UsageLedger, clock: Clock) => new ReadUsageHistory(ledger, clock),
    [UsageLedger, Clock],
  );
});

import {
  AccountEraser,
  PasswordHasher,
  SessionRepository,
  TotpFactors,
  UserRepository,
  VerificationSender,
} from '@listwright/application/accounts';
import {
  CreateCustomer,
  Customers,
  DeleteCustomer,
  ExportTransactions,
  ListAudit,
  ListCustomers,
  ListPayments,
  ListQuotas,
  ListTransactions,
  MoneyBook,
  ReadCustomer,
  ReadDashboard,
  ReadModel,
  ReadPayment,
  ReadServer,
  ResetCustomerTotp,
  ResetQuota,
  ServerState,
  SetQuotaLimits,
  TryModel,
  UpdateCustomer,
} from '@listwright/application/admin';
import { AuditLog } from '@listwright/application/audit';
import { GrantPlan, UsageLedger } from '@listwright/application/billing';
import { WritingDesk } from '@listwright/application/listings';
import { Outbox } from '@listwright/application/mail';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { PlatformServerState } from '../../diagnosis/PlatformServerState.js';
import { PostgresCustomers } from '../../postgres/admin/PostgresCustomers.js';
import { PostgresMoneyBook } from '../../postgres/admin/PostgresMoneyBook.js';
import { PostgresAuditLog } from '../../postgres/audit/PostgresAuditLog.js';
import { Database } from '../../postgres/Database.js';
import { keys } from '../keys.js';

export const adminModule = new ContainerModule(({ bind }) => {
  bind(AuditLog)
    .toDynamicValue(({ get }): AuditLog => {
      const { log } = get(keys.Platform);
      return new PostgresAuditLog(get(Database), get(IdSource), get(Clock), ({ requestId, ...event }) =>
        log.info({ request_id: requestId, audit: event }, 'audit'),
      );
    })
    .inSingletonScope();
  bind(Customers)
    .toDynamicValue(({ get }): Customers => new PostgresCustomers(get(Database)))
    .inSingletonScope();
  bind(MoneyBook)
    .toDynamicValue(({ get }): MoneyBook => new PostgresMoneyBook(get(Database)))
    .inSingletonScope();
  bind(ServerState)
    .toDynamicValue(({ get }): ServerState => new PlatformServerState(get(keys.Platform)))
    .inSingletonScope();
  bind(ReadDashboard).toDynamicValue(
    ({ get }) =>
      new ReadDashboard(
        ...([get(Customers), get(MoneyBook), get(AuditLog), get(Outbox), get(ServerState), get(Clock)] as const),
      ),
  );
  bind(ListCustomers).toDynamicValue(({ get }) => new ListCustomers(get(Customers)));
  bind(ReadCustomer).toDynamicValue(({ get }) => new ReadCustomer(get(Customers)));
  bind(CreateCustomer).toDynamicValue(
    ({ get }) =>
      new CreateCustomer(
        ...([get(UserRepository), get(Customers), get(PasswordHasher), get(GrantPlan), get(AuditLog)] as const),
        ...([get(Transaction), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(UpdateCustomer).toDynamicValue(
    ({ get }) =>
      new UpdateCustomer(
        ...([get(Customers), get(SessionRepository), get(VerificationSender), get(GrantPlan)] as const),
        ...([get(AuditLog), get(Transaction), get(Clock)] as const),
      ),
  );
  bind(ResetCustomerTotp).toDynamicValue(
    ({ get }) =>
      new ResetCustomerTotp(
        ...([get(Customers), get(TotpFactors), get(SessionRepository), get(AuditLog)] as const),
        ...([get(Transaction), get(Clock)] as const),
      ),
  );
  bind(DeleteCustomer).toDynamicValue(
    ({ get }) => new DeleteCustomer(get(Customers), get(AccountEraser), get(AuditLog), get(Transaction)),
  );
  bind(ListPayments).toDynamicValue(({ get }) => new ListPayments(get(MoneyBook)));
  bind(ReadPayment).toDynamicValue(({ get }) => new ReadPayment(get(MoneyBook)));
  bind(ListQuotas).toDynamicValue(({ get }) => new ListQuotas(get(Customers), get(UsageLedger), get(Clock)));
  bind(SetQuotaLimits).toDynamicValue(
    ({ get }) => new SetQuotaLimits(get(Customers), get(UsageLedger), get(AuditLog), get(Transaction), get(Clock)),
  );
  bind(ResetQuota).toDynamicValue(
    ({ get }) => new ResetQuota(get(Customers), get(UsageLedger), get(AuditLog), get(Transaction), get(Clock)),
  );
  bind(ListTransactions).toDynamicValue(({ get }) => new ListTransactions(get(MoneyBook)));
  bind(ExportTransactions).toDynamicValue(
    ({ get }) => new ExportTransactions(get(MoneyBook), get(AuditLog), get(Clock)),
  );
  bind(ListAudit).toDynamicValue(({ get }) => new ListAudit(get(AuditLog)));
  bind(ReadModel).toDynamicValue(({ get }) => new ReadModel(get(ServerState)));
  bind(TryModel).toDynamicValue(({ get }) => new TryModel(get(ServerState), get(WritingDesk), get(Clock)));
  bind(ReadServer).toDynamicValue(({ get }) => new ReadServer(get(ServerState), get(Outbox), get(Clock)));
});

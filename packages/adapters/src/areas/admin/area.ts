import {
  AccountEraser,
  PasswordHasher,
  SessionRepository,
  TotpFactors,
  UserRepository,
  VerificationSender,
} from '@listwright/application/accounts';
import {
  BrandingRepository,
  ChangeBranding,
  CreateCustomer,
  Customers,
  DeleteCustomer,
  ExportTransactions,
  FollowRules,
  ImportRules,
  ListAudit,
  ListCustomers,
  ListPayments,
  ListQuotas,
  ListTransactions,
  TransactionReadModel,
  ReadBranding,
  ReadCustomer,
  ReadDashboard,
  ReadModel,
  ReadPayment,
  ReadServer,
  RulesFileRepository,
  ResetCustomerTotp,
  ResetQuota,
  ServerState,
  SetQuotaLimits,
  TryModel,
  UpdateCustomer,
} from '@listwright/application/admin';
import { AuditLog } from '@listwright/application/audit';
import { GrantPlan, UsageLedger } from '@listwright/application/billing';
import { ListingWriter } from '@listwright/application/listings';
import { Outbox } from '@listwright/application/mail';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { PlatformServerState } from '../../diagnosis/PlatformServerState.js';
import { adminRoutes, adminUseCases } from '../../http/admin/adminRoutes.js';
import { Database } from '../../postgres/Database.js';
import { PostgresBranding } from '../../postgres/admin/PostgresBranding.js';
import { PostgresRulesFile } from '../../postgres/admin/PostgresRulesFile.js';
import { PostgresCustomers } from '../../postgres/admin/PostgresCustomers.js';
import { PostgresTransactionReadModel } from '../../postgres/admin/PostgresTransactionReadModel.js';
import { adminChores } from './adminChores.js';
import { operatorBindings } from './operatorBindings.js';

export const adminArea: Area = {
  bindings: (bind) => {
    bindings(bind);
    operatorBindings(bind);
  },
  routes: [routesOf('admin', adminUseCases, adminRoutes)],
  chores: adminChores,
};

function bindings(bind: Bind): void {
  implement(bind, BrandingRepository, PostgresBranding, Database);
  implement(bind, RulesFileRepository, PostgresRulesFile, Database);
  implement(bind, Customers, PostgresCustomers, Database);
  implement(bind, TransactionReadModel, PostgresTransactionReadModel, Database);
  implement(bind, ServerState, PlatformServerState, keys.Platform);
  provide(bind, ReadDashboard, Customers, TransactionReadModel, AuditLog, Outbox, ServerState, Clock);
  provide(bind, ListCustomers, Customers);
  provide(bind, ReadCustomer, Customers);
  provide(
    bind,
    CreateCustomer,
    UserRepository,
    Customers,
    PasswordHasher,
    GrantPlan,
    keys.AccountData,
    AuditLog,
    Transaction,
    IdSource,
    Clock,
  );
  provide(
    bind,
    UpdateCustomer,
    Customers,
    SessionRepository,
    VerificationSender,
    GrantPlan,
    AuditLog,
    Transaction,
    Clock,
  );
  provide(bind, ResetCustomerTotp, Customers, TotpFactors, SessionRepository, AuditLog, Transaction, Clock);
  provide(bind, DeleteCustomer, Customers, AccountEraser, AuditLog, Transaction);
  provide(bind, ListPayments, TransactionReadModel);
  provide(bind, ReadPayment, TransactionReadModel);
  provide(bind, ListQuotas, Customers, UsageLedger, Clock);
  provide(bind, SetQuotaLimits, Customers, UsageLedger, AuditLog, Transaction, Clock);
  provide(bind, ResetQuota, Customers, UsageLedger, AuditLog, Transaction, Clock);
  provide(bind, ListTransactions, TransactionReadModel);
  provide(bind, ExportTransactions, TransactionReadModel, AuditLog, Clock);
  provide(bind, ListAudit, AuditLog);
  provide(bind, ReadModel, ServerState);
  provide(bind, ReadBranding, BrandingRepository);
  provide(bind, ChangeBranding, BrandingRepository, AuditLog, Transaction, Clock);
  provide(bind, ImportRules, RulesFileRepository, AuditLog, Transaction, Clock);
  provide(bind, FollowRules, RulesFileRepository);
  provide(bind, TryModel, ServerState, ListingWriter, Clock);
  provide(bind, ReadServer, ServerState, Outbox, Clock);
}

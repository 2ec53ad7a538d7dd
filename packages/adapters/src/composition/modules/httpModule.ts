import path from 'node:path';
import {
  Authenticate,
  ChangePassword,
  ConfirmTotp,
  CreateApiKey,
  DeleteAccount,
  DisableTotp,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  ListApiKeys,
  ListSessions,
  LogIn,
  LogOut,
  MakeRecoveryCodes,
  ReadProfile,
  ReadTotp,
  RefreshSession,
  RegisterAccount,
  RequestPasswordReset,
  RequestVerification,
  ResetPassword,
  RevokeApiKey,
  StartTotp,
  UpdateProfile,
  VerifyEmail,
} from '@listwright/application/accounts';
import {
  CreateCustomer,
  DeleteCustomer,
  ExportTransactions,
  ListAudit,
  ListCustomers,
  ListPayments,
  ListQuotas,
  ListTransactions,
  ReadCustomer,
  ReadDashboard,
  ReadModel,
  ReadPayment,
  ReadServer,
  ResetCustomerTotp,
  ResetQuota,
  SetQuotaLimits,
  TryModel,
  UpdateCustomer,
} from '@listwright/application/admin';
import { ReadNextActions } from '@listwright/application/analytics';
import {
  CancelSubscription,
  ChangePlan,
  CreateOrder,
  ListInvoices,
  PrintInvoice,
  ReadUsage,
  ReadUsageHistory,
  ReceiveWebhook,
  RefundOrder,
  ResumeSubscription,
  VerifyPayment,
} from '@listwright/application/billing';
import { BatchControl, CheckUpload, DownloadBatch, ReadBatches, StartBatch } from '@listwright/application/bulk';
import {
  CopyListing,
  CopyWriter,
  EditListing,
  ExportListings,
  FitTitle,
  GenerateListing,
  LintText,
  ListListings,
  ListVersions,
  ReadListing,
  RemoveListing,
  RestoreVersion,
  RewriteListing,
} from '@listwright/application/listings';
import { ListOutbox } from '@listwright/application/mail';
import { ReadFacts } from '@listwright/application/products';
import { Clock } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { createApp, IdempotencyStore, Metrics, Readiness, UploadFolder, UploadRoom } from '../../http/index.js';
import type { AccountUseCases } from '../../http/accounts/accountRoutes.js';
import type { AdminUseCases } from '../../http/admin/adminRoutes.js';
import type { BillingUseCases } from '../../http/billing/billingRoutes.js';
import type { ListingUseCases } from '../../http/listings/listingRoutes.js';
import { Database } from '../../postgres/Database.js';
import { PostgresIdempotencyStore } from '../../postgres/idempotency/PostgresIdempotencyStore.js';
import { keys } from '../keys.js';
import { paymentWindow } from '../paymentWindow.js';
import { sandboxPayments } from '../sandboxPayments.js';
import { webApp } from '../webApp.js';

const AccountUse = Symbol.for('AccountUseCases');
const AdminUse = Symbol.for('AdminUseCases');
const BillingUse = Symbol.for('BillingUseCases');
const ListingUse = Symbol.for('ListingUseCases');

export const httpModule = new ContainerModule(({ bind }) => {
  bind(Metrics)
    .toResolvedValue(() => new Metrics())
    .inSingletonScope();
  bind(IdempotencyStore)
    .toResolvedValue((database: Database): IdempotencyStore => new PostgresIdempotencyStore(database), [Database])
    .inSingletonScope();
  bind(Readiness)
    .toResolvedValue((database: Database) => new Readiness(() => database.query('select 1')), [Database])
    .inSingletonScope();
  bind(UploadFolder)
    .toDynamicValue(
      ({ get }) => new UploadFolder(path.resolve(get(keys.Platform).config.LISTWRIGHT_DATA_DIR, 'uploads')),
    )
    .inSingletonScope();
  bind<AccountUseCases>(AccountUse).toDynamicValue(({ get }) => ({
    register: get(RegisterAccount),
    logIn: get(LogIn),
    refresh: get(RefreshSession),
    logOut: get(LogOut),
    readProfile: get(ReadProfile),
    updateProfile: get(UpdateProfile),
    changePassword: get(ChangePassword),
    requestReset: get(RequestPasswordReset),
    resetPassword: get(ResetPassword),
    delivery: get(keys.Platform).config.SMTP_URL === undefined ? 'outbox' : 'mail',
    adminTotp: get(keys.AdminTotp),
    readTotp: get(ReadTotp),
    startTotp: get(StartTotp),
    confirmTotp: get(ConfirmTotp),
    makeRecoveryCodes: get(MakeRecoveryCodes),
    disableTotp: get(DisableTotp),
    verifyEmail: get(VerifyEmail),
    requestVerification: get(RequestVerification),
    listSessions: get(ListSessions),
    endSession: get(EndSession),
    endOtherSessions: get(EndOtherSessions),
    listApiKeys: get(ListApiKeys),
    createApiKey: get(CreateApiKey),
    revokeApiKey: get(RevokeApiKey),
    exportAccount: get(ExportAccount),
    deleteAccount: get(DeleteAccount),
  }));
  bind<AdminUseCases>(AdminUse).toDynamicValue(({ get }) => ({
    readDashboard: get(ReadDashboard),
    listCustomers: get(ListCustomers),
    readCustomer: get(ReadCustomer),
    createCustomer: get(CreateCustomer),
    updateCustomer: get(UpdateCustomer),
    resetCustomerTotp: get(ResetCustomerTotp),
    deleteCustomer: get(DeleteCustomer),
    listPayments: get(ListPayments),
    readPayment: get(ReadPayment),
    listQuotas: get(ListQuotas),
    setQuotaLimits: get(SetQuotaLimits),
    resetQuota: get(ResetQuota),
    listTransactions: get(ListTransactions),
    exportTransactions: get(ExportTransactions),
    listAudit: get(ListAudit),
    readServer: get(ReadServer),
    readModel: get(ReadModel),
    tryModel: get(TryModel),
    refundOrder: get(RefundOrder),
    clock: get(Clock),
  }));
  bind<BillingUseCases>(BillingUse).toDynamicValue(({ get }) => ({
    readUsage: get(ReadUsage),
    readHistory: get(ReadUsageHistory),
    createOrder: get(CreateOrder),
    verifyPayment: get(VerifyPayment),
    changePlan: get(ChangePlan),
    cancelSubscription: get(CancelSubscription),
    resumeSubscription: get(ResumeSubscription),
    receiveWebhook: get(ReceiveWebhook),
    readProfile: get(ReadProfile),
    listInvoices: get(ListInvoices),
    printInvoice: get(PrintInvoice),
  }));
  bind<ListingUseCases>(ListingUse).toResolvedValue(
    (
      generate: GenerateListing,
      lint: LintText,
      fitTitle: FitTitle,
      list: ListListings,
      read: ReadListing,
      edit: EditListing,
      rewrite: RewriteListing,
      remove: RemoveListing,
      copy: CopyListing,
      versions: ListVersions,
      restore: RestoreVersion,
      exports: ExportListings,
    ) => ({ generate, lint, fitTitle, list, read, edit, rewrite, remove, copy, versions, restore, exports }),
    [
      ...([GenerateListing, LintText, FitTitle, ListListings, ReadListing, EditListing] as const),
      ...([RewriteListing, RemoveListing, CopyListing, ListVersions, RestoreVersion, ExportListings] as const),
    ],
  );
  bind(keys.App)
    .toDynamicValue(({ get }) => {
      const platform = get(keys.Platform);
      const { config, log, version } = platform;
      return createApp({
        log,
        metrics: get(Metrics),
        authenticate: get(Authenticate),
        adminTotp: get(keys.AdminTotp),
        idempotency: get(IdempotencyStore),
        uploads: { folder: get(UploadFolder), room: new UploadRoom() },
        accounts: get<AccountUseCases>(AccountUse),
        admin: get<AdminUseCases>(AdminUse),
        analytics: { nextActions: get(ReadNextActions) },
        billing: get<BillingUseCases>(BillingUse),
        bulk: {
          check: get(CheckUpload),
          start: get(StartBatch),
          read: get(ReadBatches),
          control: get(BatchControl),
          download: get(DownloadBatch),
          listListings: get(ListListings),
          clock: get(Clock),
        },
        listings: get<ListingUseCases>(ListingUse),
        mail: { listOutbox: get(ListOutbox) },
        products: { readFacts: get(ReadFacts) },
        sandbox: sandboxPayments(get),
        paymentWindow: paymentWindow(get),
        system: { version, readiness: get(Readiness), writer: get(CopyWriter), clock: get(Clock) },
        web: webApp(platform, get(Clock)),
        trustedProxies: config.TRUSTED_PROXIES,
        overTls: config.APP_URL?.startsWith('https:') ?? false,
      });
    })
    .inSingletonScope();
});

import { AuditLog } from '@listwright/application/audit';
import {
  CancelSubscription,
  ChangePlan,
  SubscriptionEvents,
  CreateOrder,
  EndPeriods,
  GrantPlan,
  InvoicePrinter,
  InvoiceRepository,
  ListInvoices,
  RefundBooking,
  MoneyLedger,
  OrderRepository,
  PaymentGateway,
  PaymentEvents,
  PlanChanges,
  PrintInvoice,
  ReadSubscription,
  ReceiveWebhook,
  RefundOrder,
  ResumeSubscription,
  Settlement,
  CancelProviderSubscription,
  SubscriberRepository,
  UsageLedger,
  VerifyPayment,
  WebhookInbox,
} from '@listwright/application/billing';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import { invoiceTerms } from '../../config/index.js';
import { PdfInvoicePrinter } from '../../invoices/PdfInvoicePrinter.js';
import { createPaymentGateway } from '../../payments/createPaymentGateway.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { BillingAccountData } from './BillingAccountData.js';
import { Database } from '../../postgres/Database.js';
import { PostgresInvoiceRepository } from '../../postgres/billing/PostgresInvoiceRepository.js';
import { PostgresMoneyLedger } from '../../postgres/billing/PostgresMoneyLedger.js';
import { PostgresOrderRepository } from '../../postgres/billing/PostgresOrderRepository.js';
import { PostgresSubscriberRepository } from '../../postgres/billing/PostgresSubscriberRepository.js';
import { PostgresWebhookInbox } from '../../postgres/billing/PostgresWebhookInbox.js';
import { paymentWindow } from './paymentWindow.js';

/** Orders, payments and subscriptions. */
export function paymentBindings(bind: Bind): void {
  implement(bind, OrderRepository, PostgresOrderRepository, Database);
  implement(bind, MoneyLedger, PostgresMoneyLedger, Database);
  implement(bind, SubscriberRepository, PostgresSubscriberRepository, Database);
  implement(bind, InvoiceRepository, PostgresInvoiceRepository, Database);
  implement(bind, WebhookInbox, PostgresWebhookInbox, Database);
  implement(bind, InvoicePrinter, PdfInvoicePrinter);
  provideFrom(
    bind,
    PaymentGateway,
    ({ config, secret, log }) => createPaymentGateway(config, secret, log),
    keys.Platform,
  );
  provideFrom(bind, keys.PaymentWindow, paymentWindow, PaymentGateway);
  provideFrom(bind, keys.InvoiceTerms, ({ config }) => invoiceTerms(config), keys.Platform);
  provide(
    bind,
    Settlement,
    OrderRepository,
    SubscriberRepository,
    InvoiceRepository,
    MoneyLedger,
    AuditLog,
    keys.InvoiceTerms,
    IdSource,
    Clock,
  );
  provide(bind, PlanChanges, SubscriberRepository, MoneyLedger, AuditLog, IdSource, Clock);
  provide(
    bind,
    RefundBooking,
    OrderRepository,
    SubscriberRepository,
    MoneyLedger,
    PlanChanges,
    AuditLog,
    IdSource,
    Clock,
  );
  provide(bind, CreateOrder, SubscriberRepository, OrderRepository, PaymentGateway, Transaction, IdSource, Clock);
  provide(bind, VerifyPayment, OrderRepository, PaymentGateway, Settlement, AuditLog, Transaction);
  provide(
    bind,
    RefundOrder,
    OrderRepository,
    SubscriberRepository,
    MoneyLedger,
    PaymentGateway,
    RefundBooking,
    AuditLog,
    CancelProviderSubscription,
    Transaction,
  );
  provide(
    bind,
    PaymentEvents,
    OrderRepository,
    SubscriberRepository,
    MoneyLedger,
    Settlement,
    RefundBooking,
    AuditLog,
    IdSource,
    Clock,
  );
  provide(
    bind,
    SubscriptionEvents,
    SubscriberRepository,
    OrderRepository,
    Settlement,
    PlanChanges,
    PaymentGateway,
    IdSource,
    Clock,
  );
  provide(
    bind,
    ReceiveWebhook,
    PaymentGateway,
    WebhookInbox,
    PaymentEvents,
    SubscriptionEvents,
    OrderRepository,
    CancelProviderSubscription,
    Transaction,
    Clock,
  );
  provide(bind, CancelSubscription, SubscriberRepository, PaymentGateway, PlanChanges, Transaction, IdSource, Clock);
  provide(bind, ChangePlan, CancelSubscription);
  provide(bind, ResumeSubscription, SubscriberRepository, PlanChanges, Transaction, IdSource);
  provide(bind, EndPeriods, SubscriberRepository, PlanChanges, Transaction, Clock);
  provide(bind, GrantPlan, SubscriberRepository, CancelProviderSubscription, PlanChanges, IdSource, Clock);
  provide(bind, CancelProviderSubscription, SubscriberRepository, PaymentGateway, Clock);
  provide(bind, ReadSubscription, SubscriberRepository, Clock);
  provide(bind, BillingAccountData, ReadSubscription, UsageLedger, MoneyLedger, CancelProviderSubscription, OwnedRows);
  provide(bind, ListInvoices, InvoiceRepository);
  provide(bind, PrintInvoice, InvoiceRepository, InvoicePrinter);
}

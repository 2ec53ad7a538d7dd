import {
  CancelSubscription,
  ChangePlan,
  ChargeNews,
  CreateOrder,
  EndPeriods,
  GrantPlan,
  InvoicePrinter,
  InvoiceRepository,
  ListInvoices,
  MoneyBack,
  MoneyLedger,
  OrderRepository,
  PaymentGateway,
  PaymentNews,
  PlanChanges,
  PrintInvoice,
  ReceiveWebhook,
  RefundOrder,
  ResumeSubscription,
  Settlement,
  StopCharges,
  SubscriberRepository,
  VerifyPayment,
  WebhookInbox,
} from '@listwright/application/billing';
import { AuditLog } from '@listwright/application/audit';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { invoiceTerms } from '../../config/index.js';
import { PdfInvoicePrinter } from '../../invoices/PdfInvoicePrinter.js';
import { createPaymentGateway } from '../../payments/createPaymentGateway.js';
import { PostgresInvoiceRepository } from '../../postgres/billing/PostgresInvoiceRepository.js';
import { PostgresMoneyLedger } from '../../postgres/billing/PostgresMoneyLedger.js';
import { PostgresOrderRepository } from '../../postgres/billing/PostgresOrderRepository.js';
import { PostgresSubscriberRepository } from '../../postgres/billing/PostgresSubscriberRepository.js';
import { PostgresWebhookInbox } from '../../postgres/billing/PostgresWebhookInbox.js';
import { Database } from '../../postgres/Database.js';
import { keys } from '../keys.js';

/** Orders, money and what is paid for. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(OrderRepository)
    .toDynamicValue(({ get }): OrderRepository => new PostgresOrderRepository(get(Database)))
    .inSingletonScope();
  bind(MoneyLedger)
    .toDynamicValue(({ get }): MoneyLedger => new PostgresMoneyLedger(get(Database)))
    .inSingletonScope();
  bind(SubscriberRepository)
    .toDynamicValue(({ get }): SubscriberRepository => new PostgresSubscriberRepository(get(Database)))
    .inSingletonScope();
  bind(InvoiceRepository)
    .toDynamicValue(({ get }): InvoiceRepository => new PostgresInvoiceRepository(get(Database)))
    .inSingletonScope();
  bind(WebhookInbox)
    .toDynamicValue(({ get }): WebhookInbox => new PostgresWebhookInbox(get(Database)))
    .inSingletonScope();
  bind(InvoicePrinter)
    .toDynamicValue((): InvoicePrinter => new PdfInvoicePrinter())
    .inSingletonScope();
  bind(PaymentGateway)
    .toDynamicValue(({ get }): PaymentGateway => {
      const { config, secret, log } = get(keys.Platform);
      return createPaymentGateway(config, secret, log);
    })
    .inSingletonScope();
  bind(Settlement).toDynamicValue(
    ({ get }) =>
      new Settlement(
        ...([get(OrderRepository), get(SubscriberRepository), get(InvoiceRepository), get(MoneyLedger)] as const),
        ...([get(AuditLog), invoiceTerms(get(keys.Platform).config), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(PlanChanges).toDynamicValue(
    ({ get }) => new PlanChanges(get(SubscriberRepository), get(MoneyLedger), get(AuditLog), get(IdSource), get(Clock)),
  );
  bind(MoneyBack).toDynamicValue(
    ({ get }) =>
      new MoneyBack(
        ...([get(OrderRepository), get(SubscriberRepository), get(MoneyLedger)] as const),
        ...([get(PlanChanges), get(AuditLog), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(CreateOrder).toDynamicValue(
    ({ get }) =>
      new CreateOrder(
        ...([get(SubscriberRepository), get(OrderRepository), get(PaymentGateway)] as const),
        ...([get(IdSource), get(Clock)] as const),
      ),
  );
  bind(VerifyPayment).toDynamicValue(
    ({ get }) =>
      new VerifyPayment(
        ...([get(OrderRepository), get(PaymentGateway), get(Settlement)] as const),
        ...([get(AuditLog), get(Transaction)] as const),
      ),
  );
  bind(RefundOrder).toDynamicValue(
    ({ get }) =>
      new RefundOrder(
        ...([get(OrderRepository), get(SubscriberRepository), get(MoneyLedger), get(PaymentGateway)] as const),
        ...([get(MoneyBack), get(AuditLog), get(StopCharges), get(Transaction)] as const),
      ),
  );
  bind(PaymentNews).toDynamicValue(
    ({ get }) =>
      new PaymentNews(
        ...([get(OrderRepository), get(SubscriberRepository), get(MoneyLedger), get(Settlement)] as const),
        ...([get(MoneyBack), get(AuditLog), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(ChargeNews).toDynamicValue(
    ({ get }) =>
      new ChargeNews(
        ...([get(SubscriberRepository), get(OrderRepository), get(Settlement), get(PlanChanges)] as const),
        ...([get(PaymentGateway), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(ReceiveWebhook).toDynamicValue(
    ({ get }) =>
      new ReceiveWebhook(
        ...([get(PaymentGateway), get(WebhookInbox), get(PaymentNews), get(ChargeNews)] as const),
        ...([get(OrderRepository), get(StopCharges), get(Transaction), get(Clock)] as const),
      ),
  );
  bind(CancelSubscription).toDynamicValue(
    ({ get }) =>
      new CancelSubscription(
        ...([get(SubscriberRepository), get(PaymentGateway), get(PlanChanges)] as const),
        ...([get(Transaction), get(IdSource), get(Clock)] as const),
      ),
  );
  bind(ChangePlan).toDynamicValue(({ get }) => new ChangePlan(get(CancelSubscription)));
  bind(ResumeSubscription).toDynamicValue(
    ({ get }) => new ResumeSubscription(get(SubscriberRepository), get(PlanChanges), get(Transaction), get(IdSource)),
  );
  bind(EndPeriods).toDynamicValue(
    ({ get }) => new EndPeriods(get(SubscriberRepository), get(PlanChanges), get(Transaction), get(Clock)),
  );
  bind(GrantPlan).toDynamicValue(
    ({ get }) =>
      new GrantPlan(
        ...([get(SubscriberRepository), get(StopCharges), get(PlanChanges)] as const),
        ...([get(IdSource), get(Clock)] as const),
      ),
  );
  bind(StopCharges).toDynamicValue(
    ({ get }) => new StopCharges(get(SubscriberRepository), get(PaymentGateway), get(Clock)),
  );
  bind(ListInvoices).toDynamicValue(({ get }) => new ListInvoices(get(InvoiceRepository)));
  bind(PrintInvoice).toDynamicValue(({ get }) => new PrintInvoice(get(InvoiceRepository), get(InvoicePrinter)));
});

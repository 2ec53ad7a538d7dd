import type { LedgerEntry, Order, PlanKey, Subscription } from '@listwright/domain/billing';
import type { AuditEvent } from '../../src/audit/index.js';
import {
  CancelSubscription,
  ChangePlan,
  SubscriptionEvents,
  CreateOrder,
  EndPeriods,
  GrantPlan,
  ListInvoices,
  RefundBooking,
  PaymentEvents,
  PlanChanges,
  PrintInvoice,
  ReceiveWebhook,
  RefundOrder,
  ResumeSubscription,
  Settlement,
  CancelProviderSubscription,
  VerifyPayment,
  type GatewayEventPayload,
  type GatewayPayment,
} from '../../src/billing/index.js';
import { InMemoryUsers } from '../accounts/InMemoryUsers.js';
import { InMemoryAuditLog } from '../audit/InMemoryAuditLog.js';
import { InMemoryMoneyLedger } from './InMemoryMoneyLedger.js';
import { InMemoryInbox } from './InMemoryInbox.js';
import { InMemoryInvoices } from './InMemoryInvoices.js';
import { InMemoryOrders } from './InMemoryOrders.js';
import { InMemorySubscribers } from './InMemorySubscribers.js';
import { PlainGateway } from './PlainGateway.js';
import { PlainPrinter } from './PlainPrinter.js';
import { anActor } from '../shared/anActor.js';
import { CountingIds } from '../shared/CountingIds.js';
import { DirectTransaction } from '../shared/DirectTransaction.js';
import { FixedClock } from '../shared/FixedClock.js';

const PRICES = { pro: 164_900, enterprise: 412_400 } as const;

/** All billing use cases over stand-ins, with two customers and short helpers for tests. */
export class BillingTestSetup {
  readonly ann = anActor();
  readonly bob = anActor({ userId: '00000000-0000-7000-8000-0000000000cc' });
  readonly admin = anActor({
    userId: '00000000-0000-7000-8000-0000000000ad',
    email: 'admin@example.com',
    role: 'admin',
  });
  /** Where every request comes from. */
  readonly from = { address: '192.0.2.7', requestId: 'request-7' };
  readonly clock = new FixedClock();
  readonly users = new InMemoryUsers();
  readonly orders = new InMemoryOrders();
  readonly ledger = new InMemoryMoneyLedger();
  readonly invoices = new InMemoryInvoices(this.orders);
  readonly gateway = new PlainGateway();
  readonly audit = new InMemoryAuditLog(new CountingIds(), this.clock);
  readonly subscribers = new InMemorySubscribers(this.users);
  private readonly ids = new CountingIds();
  private readonly transaction = new DirectTransaction();
  private readonly settlement = new Settlement(
    this.orders,
    this.subscribers,
    this.invoices,
    this.ledger,
    this.audit,
    { seller: { name: 'Shop tools', lines: [] }, taxName: 'GST', taxPercent: 18 },
    this.ids,
    this.clock,
  );
  private readonly changes = new PlanChanges(this.subscribers, this.ledger, this.audit, this.ids, this.clock);
  private readonly refundBooking = new RefundBooking(
    this.orders,
    this.subscribers,
    this.ledger,
    this.changes,
    this.audit,
    this.ids,
    this.clock,
  );
  readonly cancelProviderSubscription = new CancelProviderSubscription(this.subscribers, this.gateway, this.clock);
  readonly cancel = new CancelSubscription(
    this.subscribers,
    this.gateway,
    this.changes,
    this.transaction,
    this.ids,
    this.clock,
  );
  readonly receive = new ReceiveWebhook(
    this.gateway,
    new InMemoryInbox(),
    new PaymentEvents(
      this.orders,
      this.subscribers,
      this.ledger,
      this.settlement,
      this.refundBooking,
      this.audit,
      this.ids,
      this.clock,
    ),
    new SubscriptionEvents(
      this.subscribers,
      this.orders,
      this.settlement,
      this.changes,
      this.gateway,
      this.ids,
      this.clock,
    ),
    this.orders,
    this.cancelProviderSubscription,
    this.transaction,
    this.clock,
  );
  readonly create = new CreateOrder(
    this.subscribers,
    this.orders,
    this.gateway,
    this.transaction,
    this.ids,
    this.clock,
  );
  readonly verify = new VerifyPayment(this.orders, this.gateway, this.settlement, this.audit, this.transaction);
  readonly changePlan = new ChangePlan(this.cancel);
  readonly resume = new ResumeSubscription(this.subscribers, this.changes, this.transaction, this.ids);
  readonly endPeriods = new EndPeriods(this.subscribers, this.changes, this.transaction, this.clock);
  readonly refund = new RefundOrder(
    this.orders,
    this.subscribers,
    this.ledger,
    this.gateway,
    this.refundBooking,
    this.audit,
    this.cancelProviderSubscription,
    this.transaction,
  );
  readonly grant = new GrantPlan(this.subscribers, this.cancelProviderSubscription, this.changes, this.ids, this.clock);
  readonly list = new ListInvoices(this.invoices);
  readonly print = new PrintInvoice(this.invoices, new PlainPrinter());

  /** Ann and Bob have accounts. */
  static async open(): Promise<BillingTestSetup> {
    const shop = new BillingTestSetup();
    for (const { userId: id } of [shop.ann, shop.bob]) {
      const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '' };
      const createdAt = shop.ann.accountStart;
      await shop.users.add({ id, email: `${id}@example.com`, role: 'user', ...person, createdAt });
    }
    return shop;
  }

  async order(plan: 'pro' | 'enterprise' = 'pro', actor = this.ann): Promise<Order> {
    return (await this.create.execute(actor, plan, PRICES[plan])).order;
  }

  settle(paid: GatewayPayment & { readonly signature: string }, actor = this.ann): Promise<Order> {
    return this.verify.execute(actor, { ...paid, orderRef: paid.orderRef ?? '' }, this.from);
  }

  async buy(plan: 'pro' | 'enterprise' = 'pro'): Promise<GatewayPayment & { readonly signature: string }> {
    const payment = this.gateway.pay((await this.order(plan)).orderRef);
    await this.settle(payment);
    return payment;
  }

  async receiveEvent(payload: GatewayEventPayload, eventId?: string): Promise<string> {
    return (await this.receive.execute(this.gateway.message(payload, eventId), this.from)).outcome;
  }

  give(plan: PlanKey): Promise<void> {
    return this.grant.execute(this.ann.userId, plan, { actorEmail: this.admin.email, address: '' });
  }

  async plan(actor = this.ann): Promise<PlanKey | undefined> {
    return (await this.users.find(actor.userId))?.plan;
  }

  async subscription(): Promise<Subscription | undefined> {
    return (await this.subscribers.find(this.ann.userId))?.subscription;
  }

  async state(orderRef: string | null): Promise<Order['state'] | undefined> {
    return (await this.orders.lock(orderRef ?? ''))?.state;
  }

  async entries(type: string, actor = this.ann): Promise<readonly LedgerEntry[]> {
    return (await this.ledger.entriesOf(actor.userId)).filter((entry) => entry.type === type);
  }

  acts(action: AuditEvent['action']): readonly AuditEvent[] {
    return this.audit.events.filter((event) => event.action === action);
  }

  /** Who did what to whom, oldest first. */
  trail(): readonly (readonly string[])[] {
    return this.audit.events.map(({ action, actorEmail, subjectLabel }) => [action, actorEmail, subjectLabel]);
  }
}

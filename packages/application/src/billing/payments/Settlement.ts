import {
  isSettled,
  paidFor,
  planInForce,
  PLANS,
  taxWithin,
  type LedgerEntry,
  type Order,
  type PaidMonth,
} from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import { subscriptionEntry } from '../audit/subscriptionEntry.js';
import type { InvoiceRepository } from '../ports/InvoiceRepository.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayPayment } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { InvoiceTerms } from '../invoices/InvoiceTerms.js';

/** `again`: this payment settled the order before. `twice`: the order is already paid, and this payment should be refunded. */
export type SettlementResult = 'now' | 'again' | 'twice';

/**
 * Turns captured money into a paid month: order, plan, invoice and ledger together. Called inside a transaction, by
 * whether the browser or the gateway reports it first; the order's lock and its state let it happen once.
 */
export class Settlement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly invoices: InvoiceRepository,
    private readonly ledger: MoneyLedger,
    private readonly audit: AuditLog,
    private readonly terms: InvoiceTerms,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** `order` is locked by the caller, and the payment's amount and currency compared with it. */
  async settle(
    order: Order,
    payment: GatewayPayment,
    cause: Cause,
    providerRef: string | null = null,
  ): Promise<SettlementResult> {
    if (isSettled(order)) {
      if (order.paymentRef === payment.paymentRef) return 'again';
      await this.keepForRefund(order, payment, 'paid a second time', cause);
      return 'twice';
    }
    const { userId, plan, gateway } = order;
    const subscriber = await this.subscribers.lock(userId);
    const now = this.clock.now();
    const month: PaidMonth = { userId, plan, gateway, providerRef };
    const paid = paidFor(subscriber?.subscription, month, now);
    const { paymentRef, method } = payment;
    const settled: Order = { ...order, state: 'completed', paymentRef, method, failure: null, updatedAt: now };
    if (paid === undefined) {
      await this.orders.save(settled);
      await this.keepForRefund(settled, payment, 'a month of it waits already', cause);
      return 'twice';
    }
    const { subscription, period } = paid;
    await this.orders.save({ ...settled, period });
    await this.subscribers.save(subscription, now);
    // A better granted plan stays.
    const inForce = planInForce(subscription, subscriber?.granted ?? null);
    await this.subscribers.activate(userId, inForce);
    const { amountMinor, currency } = order;
    await this.invoices.issue({
      id: this.ids.next(),
      userId,
      orderId: order.id,
      plan,
      period,
      amountMinor,
      currency,
      taxLines: taxWithin(amountMinor, this.terms.taxName, this.terms.taxPercent),
      seller: this.terms.seller,
      buyer: {
        name: subscriber?.companyName || subscriber?.fullName || '',
        lines: subscriber === undefined ? [] : [subscriber.fullName, subscriber.email],
      },
      createdAt: now,
    });
    const day = period.end.toISOString().slice(0, 10);
    await this.ledger.record([
      this.entryOf(order, payment, `${PLANS[plan].name}, one month`),
      {
        id: this.ids.next(),
        userId,
        orderId: order.id,
        type: 'subscription',
        amountMinor: 0,
        currency,
        status: 'completed',
        description: `${PLANS[plan].name} until ${day}`,
        createdAt: now,
        referenceId: `order:${order.id}`,
      },
    ]);
    await this.audit.record(moneyEntry(cause, 'payment.completed', subscriber, detailOf(order, payment)));
    if (subscriber !== undefined) {
      const after = { plan: inForce, granted: subscriber.granted, subscription };
      await this.audit.record(subscriptionEntry(cause, 'subscription.changed', subscriber, after));
    }
    return 'now';
  }

  /** Money that pays for nothing stays in the ledger until it is refunded. */
  private async keepForRefund(order: Order, payment: GatewayPayment, why: string, cause: Cause): Promise<void> {
    const title = `${PLANS[order.plan].name}, ${why}: to be refunded`;
    const recorded = await this.ledger.record([this.entryOf(order, payment, title)]);
    if (recorded.length === 0) return;
    const detail = { ...detailOf(order, payment), paid_twice: true };
    const buyer = await this.subscribers.find(order.userId);
    await this.audit.record(moneyEntry(cause, 'payment.completed', buyer, detail));
  }

  private entryOf(order: Order, payment: GatewayPayment, description: string): LedgerEntry {
    return {
      id: this.ids.next(),
      userId: order.userId,
      orderId: order.id,
      type: 'payment',
      description,
      referenceId: payment.paymentRef,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      status: 'completed',
      createdAt: this.clock.now(),
    };
  }
}

function detailOf({ plan, orderRef }: Order, { paymentRef, amountMinor, currency, method }: GatewayPayment) {
  return { plan, order: orderRef, payment: paymentRef, amount_minor: amountMinor, currency, method };
}

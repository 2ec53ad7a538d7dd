import { isSettled, PLANS, type Order } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import { matchesOrder } from '../payments/matchesOrder.js';
import type { RefundBooking } from '../payments/RefundBooking.js';
import type { Settlement } from '../payments/Settlement.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayDispute, GatewayPayment, GatewayRefund } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { EventOutcome } from './EventOutcome.js';

/** Applies the gateway's events about payments for our orders. Called inside a transaction. */
export class PaymentEvents {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly settlement: Settlement,
    private readonly refundBooking: RefundBooking,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async payment(payment: GatewayPayment, cause: Cause): Promise<EventOutcome> {
    const order = payment.orderRef === null ? undefined : await this.orders.lock(payment.orderRef);
    if (order === undefined || !['captured', 'failed'].includes(payment.status)) return 'ignored';
    if (!matchesOrder(order, payment)) return 'refused';
    if (payment.status === 'failed') return this.failed(order, payment, cause);
    await this.settlement.settle(order, payment, cause);
    return 'applied';
  }

  async refund(refund: GatewayRefund, payment: GatewayPayment | null, cause: Cause): Promise<EventOutcome> {
    const order = await this.orderOf(refund.paymentRef, payment, cause);
    if (order === undefined) return 'ignored';
    await this.refundBooking.refund(order, refund, cause);
    return 'applied';
  }

  async dispute(dispute: GatewayDispute, payment: GatewayPayment | null, cause: Cause): Promise<EventOutcome> {
    const order = await this.orderOf(dispute.paymentRef, payment, cause);
    if (order === undefined) return 'ignored';
    await this.refundBooking.dispute(order, dispute, cause);
    return 'applied';
  }

  /** A refund that arrives before its payment settles the payment first, so that the ledger has both. */
  private async orderOf(paymentRef: string, payment: GatewayPayment | null, cause: Cause): Promise<Order | undefined> {
    const orderRef = payment?.orderRef ?? null;
    const order = orderRef === null ? undefined : await this.orders.lock(orderRef);
    if (order === undefined || payment === null) return order ?? this.orders.lockByPayment(paymentRef);
    const isMoney = payment.status === 'captured' || payment.status === 'refunded';
    if (!isMoney || !matchesOrder(order, payment)) return order;
    await this.settlement.settle(order, payment, cause);
    return this.orders.lock(order.orderRef);
  }

  private async failed(order: Order, payment: GatewayPayment, cause: Cause): Promise<EventOutcome> {
    const now = this.clock.now();
    const recorded = await this.ledger.record([
      {
        id: this.ids.next(),
        userId: order.userId,
        orderId: order.id,
        createdAt: now,
        type: 'payment',
        status: 'failed',
        description: `${PLANS[order.plan].name}, payment failed`,
        referenceId: payment.paymentRef,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
      },
    ]);
    if (recorded.length > 0) {
      const { orderRef, plan } = order;
      const { paymentRef, amountMinor, currency, failure } = payment;
      const detail = { plan, order: orderRef, payment: paymentRef, amount_minor: amountMinor, currency, failure };
      const subscriber = await this.subscribers.find(order.userId);
      await this.audit.record(moneyEntry(cause, 'payment.failed', subscriber, detail));
    }
    if (!isSettled(order)) {
      const { failure, method } = payment;
      await this.orders.save({ ...order, state: 'failed', failure, method, updatedAt: now });
    }
    return 'applied';
  }
}

import { paymentErrors, type Order } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { causedBy } from '../audit/causedBy.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import type { ReceivedPayment, MoneyLedger } from '../ports/MoneyLedger.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayRefund, PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { CancelProviderSubscription } from '../subscriptions/CancelProviderSubscription.js';
import type { RefundBooking } from './RefundBooking.js';

export interface RefundInput {
  /** In paise; absent: all that is left. */
  readonly amountMinor?: number | undefined;
  readonly reason: string;
  /** Identifies the request by its first seven characters: a repeated request is the same refund. */
  readonly requestKey?: string | undefined;
}

/**
 * Refunds a settled order, for an administrator: all that is left or a part; first a second payment, if any,
 * which does not affect the plan. The provider comes first, and
 * the ledger follows its answer; its webhook is recognised by the refund's reference.
 */
export class RefundOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly gateway: PaymentGateway,
    private readonly refundBooking: RefundBooking,
    private readonly audit: AuditLog,
    private readonly cancelProviderSubscription: CancelProviderSubscription,
    private readonly transaction: Transaction,
  ) {}

  /**
   * `id` is our own of the order. Throws `payment_not_found`, `not_refundable` where no money of it is left here, and
   * `refund_too_much`. Concurrent requests for the same refund make it once.
   */
  async execute(
    actor: Actor,
    id: string,
    wanted: RefundInput,
    from: Pick<Cause, 'address' | 'requestId'>,
  ): Promise<GatewayRefund> {
    const order = await this.orders.findById(id);
    if (order === undefined) throw paymentErrors.noSuchPayment();
    const { payments, outflows } = await this.ledger.moneyOf(order.id);
    const payment = refundablePayment(order, payments);
    if (payment === undefined) throw paymentErrors.notRefundable();
    const left = payment.leftMinor;
    const amountMinor = wanted.amountMinor ?? left;
    if (amountMinor > left) throw paymentErrors.refundTooMuch(left);
    if (payment.paymentRef === order.paymentRef) {
      await this.cancelProviderSubscription.beforeRefund(
        order,
        order.amountMinor - order.refundedMinor - left + amountMinor,
      );
    }
    const receipt = receiptOf(order, wanted.requestKey ?? String(outflows + 1));
    const refund = await this.gateway.refund(payment.paymentRef, amountMinor, receipt);
    const cause = causedBy(actor, from);
    await this.transaction.run(async () => {
      const locked = (await this.orders.lock(order.orderRef)) ?? order;
      await this.refundBooking.refund(locked, refund, cause);
      const { refundRef, status, paymentRef } = refund;
      const detail = {
        reason: wanted.reason,
        refund: refundRef,
        payment: paymentRef,
        amount_minor: amountMinor,
        status,
      };
      const buyer = await this.subscribers.find(order.userId);
      await this.audit.record(moneyEntry(cause, 'payment.refund_asked', buyer, detail));
    });
    return refund;
  }
}

/** A second payment is refunded first. */
function refundablePayment({ paymentRef }: Order, payments: readonly ReceivedPayment[]): ReceivedPayment | undefined {
  const open = payments.filter(({ leftMinor }) => leftMinor > 0);
  return open.find((payment) => payment.paymentRef !== paymentRef) ?? open[0];
}

/**
 * Builds a refund reference of at most 40 characters (Razorpay), from the request or else its number: a double click,
 * or a retry after a timeout, is the same refund.
 */
function receiptOf({ id }: Order, name: string): string {
  return `${id.replaceAll('-', '')}-${name.slice(0, 7)}`;
}

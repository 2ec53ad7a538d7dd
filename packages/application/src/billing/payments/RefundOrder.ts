import { paymentErrors, type Order } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { causedBy } from '../audit/causedBy.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import type { MoneyLedger } from '../ports/MoneyLedger.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayRefund, PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { StopCharges } from '../subscriptions/StopCharges.js';
import type { MoneyBack } from './MoneyBack.js';

export interface WantedRefund {
  /** In paise; absent: all that is left. */
  readonly amountMinor?: number | undefined;
  readonly reason: string;
}

/**
 * Sends money of a settled order back, for an administrator: all that is left or a part. The provider comes first, and
 * the books follow what it says; what it tells again by webhook is known by its name for the refund.
 */
export class RefundOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly ledger: MoneyLedger,
    private readonly gateway: PaymentGateway,
    private readonly moneyBack: MoneyBack,
    private readonly audit: AuditLog,
    private readonly stopCharges: StopCharges,
    private readonly transaction: Transaction,
  ) {}

  /**
   * `id` is our own of the order. Throws `payment_not_found`, `not_refundable` where no money of it is left here, and
   * `refund_too_much`. The same refund asked for twice at once is made once.
   */
  async execute(
    actor: Actor,
    id: string,
    wanted: WantedRefund,
    from: Pick<Cause, 'address' | 'requestId'>,
  ): Promise<GatewayRefund> {
    const order = await this.orders.findById(id);
    if (order === undefined) throw paymentErrors.noSuchPayment();
    if (order.state !== 'completed' || order.paymentRef === null) throw paymentErrors.notRefundable();
    const { count, pendingMinor } = await this.ledger.outflow(order.id);
    const left = order.amountMinor - order.refundedMinor - pendingMinor;
    const amountMinor = wanted.amountMinor ?? left;
    if (left <= 0) throw paymentErrors.notRefundable();
    if (amountMinor > left) throw paymentErrors.refundTooMuch(left);
    await this.stopCharges.beforeMoneyBack(order, pendingMinor + amountMinor);
    const refund = await this.gateway.refund(order.paymentRef, amountMinor, receiptOf(order, count));
    const cause = causedBy(actor, from);
    await this.transaction.run(async () => {
      const locked = (await this.orders.lock(order.orderRef)) ?? order;
      await this.moneyBack.refund(locked, refund, cause);
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

/** Numbers the refunds of an order, in Razorpay's 40 characters: who presses twice at once asks for the same one. */
function receiptOf({ id }: Order, before: number): string {
  return `${id.replaceAll('-', '')}-${before + 1}`;
}

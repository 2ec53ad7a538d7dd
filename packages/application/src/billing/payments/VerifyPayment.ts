import { paymentErrors, type Order } from '@listwright/domain/billing';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import { causedBy } from '../audit/causedBy.js';
import { moneyEntry } from '../audit/moneyEntry.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { PaymentGateway } from '../ports/PaymentGateway.js';
import { matchesOrder } from './matchesOrder.js';
import type { Settlement } from './Settlement.js';

/** What the checkout handed to the browser. */
export interface CheckoutResult {
  readonly orderRef: string;
  readonly paymentRef: string;
  readonly signature: string;
}

/**
 * Settles an order from the browser's checkout result. It trusts only our own order, the gateway's signature over it, and
 * the gateway's own record of the payment. However often it is called, the month is credited once.
 */
export class VerifyPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly gateway: PaymentGateway,
    private readonly settlement: Settlement,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** Resolves to the order that was settled. Throws `order_not_found`, also for another account's order. */
  async execute(actor: Actor, result: CheckoutResult, from: Pick<Cause, 'address' | 'requestId'>): Promise<Order> {
    const cause = causedBy(actor, from);
    const order = await this.orders.find(actor.userId, result.orderRef);
    if (order === undefined) throw paymentErrors.noSuchOrder();
    if (!this.gateway.verifyCheckout(order.orderRef, result.paymentRef, result.signature)) {
      return this.refuse(actor, order, result, cause);
    }
    if (order.state === 'refunded') throw paymentErrors.wentBack();
    if (order.state === 'completed' && order.paymentRef === result.paymentRef) return order;
    const payment = await this.gateway.fetchPayment(result.paymentRef);
    if (payment?.paymentRef !== result.paymentRef || !matchesOrder(order, payment)) {
      return this.refuse(actor, order, result, cause);
    }
    if (payment.status === 'failed') throw paymentErrors.paymentFailed(payment.failure ?? 'the bank gave no reason');
    if (payment.status !== 'captured') throw paymentErrors.notCaptured();
    const how = await this.transaction.run(async () => {
      const locked = await this.orders.lock(order.orderRef);
      return this.settlement.settle(locked ?? order, payment, cause);
    });
    if (how === 'twice') throw paymentErrors.paidTwice();
    return order;
  }

  /** A signature or payment that is not this order's is forged: records who sent it. */
  private async refuse(actor: Actor, order: Order, { paymentRef }: CheckoutResult, cause: Cause): Promise<never> {
    const detail = { plan: order.plan, order: order.orderRef, payment: paymentRef };
    await this.audit.record(moneyEntry(cause, 'payment.refused', actor, detail));
    throw paymentErrors.verificationFailed();
  }
}

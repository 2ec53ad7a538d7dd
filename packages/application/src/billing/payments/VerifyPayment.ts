import { paymentErrors, type Order } from '@listwright/domain/billing';
import type { Actor, Transaction } from '../../shared/index.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { GatewayPayment, PaymentGateway } from '../ports/PaymentGateway.js';
import { fitsOrder } from './fitsOrder.js';
import type { Settlement } from './Settlement.js';

/** What the checkout handed to the browser. */
export interface CheckoutResult {
  readonly orderRef: string;
  readonly paymentRef: string;
  readonly signature: string;
}

/**
 * Settles an order by what the browser brings back. Believed is only our own order, the gateway's signature over it, and
 * what the gateway itself tells of the payment. However often it is called, the month is credited once.
 */
export class VerifyPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly gateway: PaymentGateway,
    private readonly settlement: Settlement,
    private readonly transaction: Transaction,
  ) {}

  /** Resolves to the order that was settled. Throws `order_not_found`, also for another account's order. */
  async execute(actor: Actor, result: CheckoutResult): Promise<Order> {
    const order = await this.orders.find(actor.userId, result.orderRef);
    if (order === undefined) throw paymentErrors.noSuchOrder();
    if (!this.gateway.verifyCheckout(order.orderRef, result.paymentRef, result.signature)) {
      throw paymentErrors.verificationFailed();
    }
    if (order.state === 'refunded') throw paymentErrors.wentBack();
    if (order.state === 'completed' && order.paymentRef === result.paymentRef) return order;
    const payment = await this.gateway.fetchPayment(result.paymentRef);
    requireMoney(order, payment, result.paymentRef);
    const how = await this.transaction.run(async () => {
      const locked = await this.orders.lock(order.orderRef);
      return this.settlement.settle(locked ?? order, payment);
    });
    if (how === 'twice') throw paymentErrors.paidTwice();
    return order;
  }
}

function requireMoney(
  order: Order,
  payment: GatewayPayment | undefined,
  paymentRef: string,
): asserts payment is GatewayPayment {
  if (payment === undefined || payment.paymentRef !== paymentRef || !fitsOrder(order, payment)) {
    throw paymentErrors.verificationFailed();
  }
  if (payment.status === 'failed') throw paymentErrors.paymentFailed(payment.failure ?? 'the bank gave no reason');
  if (payment.status !== 'captured') throw paymentErrors.notCaptured();
}

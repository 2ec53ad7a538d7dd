import { paymentErrors } from '@listwright/domain/billing';
import type { Transaction } from '../../shared/index.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { PaymentGateway } from '../ports/PaymentGateway.js';
import type { MoneyBack } from './MoneyBack.js';

/** Sends the rest of an order's money back, for an administrator. */
export class RefundOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly gateway: PaymentGateway,
    private readonly moneyBack: MoneyBack,
    private readonly transaction: Transaction,
  ) {}

  /** Throws `order_not_found`, and `not_refundable` where no money of the order is here. */
  async execute(orderRef: string): Promise<void> {
    const order = await this.orders.lock(orderRef);
    if (order === undefined) throw paymentErrors.noSuchOrder();
    if (order.state !== 'completed' || order.paymentRef === null) throw paymentErrors.notRefundable();
    const refund = await this.gateway.refund(order.paymentRef, order.amountMinor - order.refundedMinor, order.id);
    await this.transaction.run(async () => {
      await this.moneyBack.refund((await this.orders.lock(orderRef)) ?? order, refund);
    });
  }
}

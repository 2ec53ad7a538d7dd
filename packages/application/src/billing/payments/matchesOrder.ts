import type { Order } from '@listwright/domain/billing';
import type { GatewayPayment } from '../ports/PaymentGateway.js';

/** Whether a payment is for this order, in full and in its currency. */
export function matchesOrder(order: Order, payment: GatewayPayment): boolean {
  return (
    payment.orderRef === order.orderRef &&
    payment.amountMinor === order.amountMinor &&
    payment.currency === order.currency
  );
}

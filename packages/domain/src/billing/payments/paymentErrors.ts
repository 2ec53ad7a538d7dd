import { DomainError } from '../../shared/index.js';

const FAILED = 'Payment verification failed';

export const paymentErrors = {
  amountMismatch: (amountMinor: number) =>
    new DomainError(
      'invalid',
      'amount_mismatch',
      `This plan costs ${amountMinor} paise a month. Load the page again.`,
      {
        faults: [{ path: 'amount', message: `The amount of this plan is ${amountMinor}` }],
      },
    ),
  notForSale: (name: string) => {
    const message =
      name === 'Starter' ? 'Starter costs nothing: change the plan to free.' : `The ${name} plan is by sales contact.`;
    return new DomainError('invalid', 'not_for_sale', message, { faults: [{ path: 'plan', message }] });
  },
  planIncluded: (name: string) =>
    new DomainError(
      'conflict',
      'plan_included',
      `Your ${name} plan includes more. Change to Starter first, and choose again when it ends.`,
    ),
  alreadyFree: () => new DomainError('conflict', 'already_free', 'You are on the Starter plan already.'),
  paidPlansAreBought: () =>
    new DomainError('invalid', 'payment_needed', 'A plan with a price is paid for first: create an order for it.', {
      faults: [{ path: 'plan', message: 'Only free can be chosen without a payment' }],
    }),
  noSuchOrder: () => new DomainError('not_found', 'order_not_found', 'There is no such order.'),
  noSuchInvoice: () => new DomainError('not_found', 'invoice_not_found', 'There is no such invoice.'),
  noSubscription: () =>
    new DomainError('conflict', 'no_subscription', 'There is no paid plan to cancel or resume on this account.'),
  /** The signature, or the gateway's record of the payment, does not match our order. */
  verificationFailed: () =>
    new DomainError(
      'invalid',
      'payment_verification_failed',
      `${FAILED}. Your plan is unchanged. If money left your account, it is booked or returned without your doing.`,
    ),
  notCaptured: () =>
    new DomainError(
      'conflict',
      'payment_not_captured',
      `${FAILED}: your bank has not released the money yet. Your plan changes by itself when it does.`,
    ),
  paymentFailed: (description: string) =>
    new DomainError('conflict', 'payment_failed', `Payment failed: ${description}`),
  paidTwice: () =>
    new DomainError(
      'conflict',
      'order_settled',
      `${FAILED}: what it is for is paid already. Ask for this payment back.`,
    ),
  wentBack: () => new DomainError('conflict', 'order_refunded', 'This order was refunded. Place a new order.'),
  noSuchPayment: () => new DomainError('not_found', 'payment_not_found', 'There is no such payment.'),
  refundTooMuch: (leftMinor: number) => {
    const message = `At most ₹${(leftMinor / 100).toFixed(2)} of this payment can go back`;
    return new DomainError('invalid', 'refund_too_much', `${message}.`, { faults: [{ path: 'amount', message }] });
  },
  notRefundable: () =>
    new DomainError('conflict', 'not_refundable', 'No money of this payment is left that could go back.'),
  badWebhook: () => new DomainError('invalid', 'bad_signature', 'This message was not signed with our webhook secret.'),
};

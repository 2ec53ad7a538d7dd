import * as z from 'zod';
import { ProfileView } from '../accounts/accountViews.js';
import { defineDetails } from '../kernel/index.js';
import { ChangePlanRequest, CreateOrderRequest, SubscriptionRequest, VerifyPaymentRequest } from './paymentRequests.js';
import { ChangedPlanView, OrderView } from './paymentViews.js';

/** Payment, change and cancellation of a plan. API keys have no access. */
export const paymentOperations = defineDetails({
  createOrder: {
    summary: 'Order a month of a plan',
    description: 'Price and plan are stored on the server. Ordering the running plan extends it.',
    access: 'session',
    body: CreateOrderRequest,
    status: 200,
    reply: OrderView,
    errors: ['amount_mismatch', 'not_for_sale', 'plan_included', 'payments_off', 'provider_failed', 'provider_timeout'],
    idempotent: true,
    rateLimit: { bucket: 'orders', points: 30, seconds: 60 },
  },
  verifyPayment: {
    summary: 'Settle an order with the result of the checkout',
    description: 'The same payment may be reported any number of times: it is credited once.',
    access: 'session',
    body: VerifyPaymentRequest,
    status: 200,
    reply: ProfileView,
    errors: [
      'order_not_found',
      'order_refunded',
      'order_settled',
      'payment_failed',
      'payment_not_captured',
      'payment_verification_failed',
      'payments_off',
      'provider_failed',
      'provider_timeout',
    ],
    idempotent: true,
  },
  changePlan: {
    summary: 'Change to Starter',
    description: 'At the end of the paid period, which the reply names. Plans with a price are ordered.',
    access: 'session',
    body: ChangePlanRequest,
    status: 200,
    reply: ChangedPlanView,
    errors: ['payment_needed', 'already_free', 'payments_off', 'provider_failed', 'provider_timeout'],
    idempotent: true,
  },
  subscription: {
    summary: 'Read the subscription, or set whether it renews',
    access: 'session',
    body: SubscriptionRequest,
    status: 200,
    reply: ProfileView,
    errors: ['already_free', 'no_subscription', 'payments_off', 'provider_failed', 'provider_timeout'],
    idempotent: true,
  },
  cancelSubscription: {
    summary: 'Cancel the subscription',
    description: 'It runs to the end of the paid period, which the reply names.',
    access: 'session',
    body: z.object({}),
    status: 200,
    reply: ChangedPlanView,
    errors: ['already_free', 'payments_off', 'provider_failed', 'provider_timeout'],
    idempotent: true,
  },
  webhook: {
    summary: 'Receive a webhook of the payment service',
    description:
      'Signed in X-Razorpay-Signature over the body as it came. Each x-razorpay-event-id has its effect once; unknown events are accepted.',
    access: 'public',
    rawBody: { description: 'The event, as the payment service signed it', maxBytes: 1024 * 1024 },
    status: 200,
    reply: z.object({
      outcome: z.enum(['applied', 'repeated', 'ignored', 'refused']).describe('The outcome of the message'),
    }),
    errors: ['bad_signature', 'webhook_off', 'payments_off', 'provider_failed', 'provider_timeout'],
  },
});

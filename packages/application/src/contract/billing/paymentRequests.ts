import * as z from 'zod';
import { planInput as plan } from './planInput.js';

const reference = (what: string) =>
  z.string(`${what} is required`).trim().min(1, `${what} is required`).max(200, `${what} is too long`);

export const CreateOrderRequest = z.object({
  amount: z
    .number('Amount is required')
    .int('Amount must be a whole number of paise')
    .describe('Price of the plan in paise, as the buyer saw it; a different amount is refused'),
  plan,
  billing_cycle: z.literal('monthly', 'The billing cycle is monthly').default('monthly').describe('Always monthly'),
});

// Loose: Razorpay's checkout hands over more with every version, and callers pass on all of it.
export const VerifyPaymentRequest = z.looseObject({
  razorpay_order_id: reference('razorpay_order_id').describe('As the checkout handed it over'),
  razorpay_payment_id: reference('razorpay_payment_id').describe('As the checkout handed it over'),
  razorpay_signature: reference('razorpay_signature').describe('As the checkout handed it over'),
  plan: plan.optional().describe('Ignored: the plan is the ordered one'),
});

export const ChangePlanRequest = z.object({ plan });

export const SubscriptionRequest = z.object({
  renew: z
    .boolean()
    .optional()
    .describe('true takes a cancellation back, false cancels; absent: the subscription is only read'),
});

import { PAYMENT_STATUSES } from '@listwright/domain/admin';
import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { adminListQuery, adminListReply } from './adminLists.js';

export const AdminPaymentView = z.object({
  id: z.uuid().describe('Payment id'),
  customer_name: z.string().describe('Name of the person'),
  customer_email: z.string().describe('Address of the account'),
  customer_id: z.uuid().describe('Account id'),
  transaction_id: z.string().describe('What the payment provider calls it; the order until there is a payment'),
  amount: z.number().describe('Rupees'),
  refunded_amount: z.number().describe('Refunded rupees'),
  refunding_amount: z.number().describe('Rupees of pending refunds'),
  surplus_amount: z.number().describe('Rupees of a second payment, which is refunded first'),
  refundable_amount: z.number().describe('Rupees that the next refund may not exceed'),
  currency: z.string().describe('ISO 4217'),
  plan: z.string().describe('Plan that was paid for'),
  status: z.enum(PAYMENT_STATUSES).describe('Its status'),
  payment_method: z.string().describe('Card, UPI …; empty until it is known'),
  created_at: z.iso.datetime().describe('Ordered at'),
  gateway: z.string().describe('Payment provider, or sandbox'),
  order_ref: z.string().describe('Order id of the payment provider'),
  failure: z.string().nullable().describe('Why it failed; null: it did not'),
});

export const RefundRequest = z.object({
  amount: z
    .number('An amount is in rupees, for example 824.50')
    .min(1, 'At least ₹1 can go back')
    .max(10_000_000, 'This is more than any payment')
    .refine(
      (rupees) => Number.isInteger(Number((rupees * 100).toFixed(6))),
      'Paise are the smallest money: two decimals',
    )
    .optional()
    .describe('Rupees, to the paisa; absent: all that is left'),
  reason: z
    .string('Say why the money goes back')
    .trim()
    .min(1, 'Say why the money goes back')
    .max(200, 'A reason must be at most 200 characters')
    .describe('Reason, recorded in the audit log'),
});

const SumView = z.object({ count: z.number().int(), amount: z.number().describe('Rupees') });

export const adminPaymentOperations = defineDetails({
  payments: {
    summary: 'List the payments, newest first',
    description:
      'The summary is of all payments, whatever is searched for: completed less refunds; refunded: all refunds.',
    access: 'admin',
    query: z.object({
      ...adminListQuery,
      status: z
        .enum(PAYMENT_STATUSES, 'A status is completed, pending, failed or refunded')
        .optional()
        .describe('Only this status'),
    }),
    status: 200,
    reply: z.object({
      payments: z.array(AdminPaymentView),
      ...adminListReply,
      summary: z.object({ completed: SumView, pending: SumView, failed: SumView, refunded: SumView }),
    }),
    errors: [],
  },
  refundPayment: {
    summary: 'Refund a payment, in full or in part',
    description:
      'The payment provider is asked first, and the ledger follows its reply: pending until it has sent the money. ' +
      'After a full refund the month that it paid for is revoked. ' +
      'What was paid a second time for the same order goes back first, and takes nothing away.',
    access: 'admin',
    params: z.object({ id: z.uuid('This is not the id of a payment').describe('Payment id') }),
    body: RefundRequest,
    status: 200,
    reply: z.object({
      refund: z.object({
        id: z.string().describe('What the payment provider calls it'),
        amount: z.number().describe('Rupees'),
        status: z.enum(['pending', 'completed', 'failed']).describe('pending: the provider has not sent it yet'),
      }),
      payment: AdminPaymentView,
    }),
    errors: [
      'payment_not_found',
      'not_refundable',
      'refund_too_much',
      'payments_off',
      'provider_failed',
      'provider_timeout',
    ],
    idempotent: true,
  },
  readPayment: {
    summary: 'Read a payment',
    access: 'admin',
    params: z.object({ id: z.uuid('This is not the id of a payment').describe('Payment id') }),
    status: 200,
    reply: z.object({ payment: AdminPaymentView }),
    errors: ['payment_not_found'],
  },
});

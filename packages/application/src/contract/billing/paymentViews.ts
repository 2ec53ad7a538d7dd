import { PLAN_KEYS } from '@listwright/domain/billing';
import * as z from 'zod';
import { ProfileView } from '../accounts/accountViews.js';

export const OrderView = z.object({
  key_id: z.string().describe('Public key of the payment service'),
  amount: z.number().int().describe('In paise'),
  currency: z.string().describe('ISO 4217'),
  order_id: z.string().describe('What the payment service calls the order'),
  plan: z.enum(PLAN_KEYS).describe('Plan that is ordered'),
  gateway: z.string().describe('razorpay, or sandbox: no money moves'),
  checkout_script: z
    .string()
    .nullable()
    .describe('Script that opens the payment window, for clients with their own page; null: none'),
  checkout_page: z
    .string()
    .describe('Page of this server to pay on; it then redirects to /app/profile with the outcome of the payment'),
  checkout: z.record(z.string(), z.unknown()).describe('Options for the payment window'),
});

/** The current profile. */
export const ChangedPlanView = ProfileView.extend({
  effective_at: z.iso.datetime().describe('From when Starter is in force'),
});

const TaxLineView = z.object({
  name: z.string().describe('For example GST'),
  percent: z.number().describe('Rate'),
  amount: z.number().int().describe('In paise, contained in the amount of the invoice'),
});

export const InvoiceView = z.object({
  id: z.uuid().describe('Invoice id'),
  number: z.string().describe('For example LW-2026-000001'),
  plan: z.enum(PLAN_KEYS).describe('Plan that was paid for'),
  period_start: z.iso.datetime().describe('What was paid for begins'),
  period_end: z.iso.datetime().describe('What was paid for ends'),
  amount: z.number().int().describe('In paise, taxes included'),
  refunded: z.number().int().describe('Refunded since, in paise'),
  currency: z.string().describe('ISO 4217'),
  tax_lines: z.array(TaxLineView).describe('Taxes that the amount contains'),
  created_at: z.iso.datetime().describe('Issued at'),
});

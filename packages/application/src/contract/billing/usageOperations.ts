import { PLAN_KEYS } from '@listwright/domain/billing';
import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';

const limit = z.number().int().nullable().describe('Units a period; null: unlimited');

const QuotaView = z.object({
  used: z.number().int().describe('Units used in this period'),
  limit,
  remaining: z.number().int().nullable().describe('Units left; null: unlimited'),
  percentage: z.number().describe('Share used, one decimal'),
});

const QuotasView = z.object({
  listings_generated: QuotaView,
  images_processed: QuotaView,
  api_calls: QuotaView,
  bulk_operations: QuotaView,
});

export const UsageView = z.object({
  subscription_plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  reset_date: z.iso.datetime().describe('When the next period starts'),
  quotas: QuotasView,
  total_listings: z.number().int().describe('Listings of the account, over all time'),
  total_images: z.number().int().describe('Images processed, over all time'),
  total_competitor_analyses: z.number().int().describe('Competitor analyses in the history of the account'),
  monthly_usage: z.object({
    listings: z.number().int().describe('Listings written in this period'),
    images: z.number().int().describe('Images processed in this period'),
    competitor_analyses: z.number().int().describe('Competitor analyses in this period'),
  }),
});

const PlanView = z.object({
  plan: z.enum(PLAN_KEYS).describe('Key of the plan'),
  name: z.string().describe('Name of the plan'),
  price: z.number().nullable().describe('Rupees a month; null: by sales contact'),
  list_price: z.number().nullable().describe('Struck-through price'),
  currency: z.string().describe('ISO 4217'),
  quotas: z.object({ listings_generated: limit, images_processed: limit, api_calls: limit, bulk_operations: limit }),
  bulk_rows: z.number().int().describe('Rows a bulk file may hold'),
  features: z.array(z.string()).describe('What else it includes'),
});

const HistoryDay = z.object({
  date: z.iso.date().describe('Day, UTC'),
  listings_generated: z.number().int(),
  images_processed: z.number().int(),
  api_calls: z.number().int(),
  bulk_operations: z.number().int(),
});

const usage = {
  access: 'user',
  status: 200,
  reply: UsageView,
  errors: [],
} as const;

/** The plans, and the use of the own one. */
export const usageOperations = defineDetails({
  usage: { ...usage, summary: 'Read plan, quotas and totals' },
  currentUsage: { ...usage, summary: 'Read plan, quotas and totals (alias)' },
  usageHistory: {
    summary: 'Read usage by day',
    access: 'user',
    query: z.object({
      days: z.coerce.number('Days must be a number').int().min(1).max(366).default(30).describe('How many days back'),
    }),
    status: 200,
    reply: z.object({ history: z.array(HistoryDay) }),
    errors: [],
  },
  plans: {
    summary: 'Read the plan table',
    access: 'public',
    status: 200,
    reply: z.object({ plans: z.array(PlanView) }),
    errors: [],
  },
});

import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { actionViews } from './actionViews.js';

const count = z.number().int();
const rupees = z.number();

const MonthView = z.object({
  month: z.string().describe('YYYY-MM, UTC'),
  amount: rupees.describe('Rupees received less refunds'),
  count: count.describe('Entries'),
});

const ActivityView = z.object({
  kind: z.enum(['account', 'money', 'admin']).describe('A registration or deletion, a ledger entry, an act'),
  text: z.string().describe('What happened, as a sentence'),
  at: z.iso.datetime().describe('When'),
  customer_id: z.string().nullable().describe('Whom it is about'),
});

const HealthView = z.object({
  database: z.enum(['ok', 'down']).describe('Whether the database answers'),
  outbox: z.object({
    waiting: count.describe('Emails that are still to be delivered'),
    failed: count.describe('Emails that were given up'),
  }),
  workers: count.describe('Worker processes that showed themselves in the last minute'),
});

/** The six figures under the names that the specification lets a screen read, and under those of this API. */
export const DashboardView = z.object({
  totalCustomers: count.describe('Alias of total_customers'),
  activeCustomers: count.describe('Alias of active_customers'),
  totalRevenue: rupees.describe('Alias of total_revenue'),
  monthlyRevenue: rupees.describe('Alias of monthly_revenue'),
  totalTransactions: count.describe('Alias of total_transactions'),
  pendingTransactions: count.describe('Alias of pending_transactions'),
  total_customers: count.describe('Accounts, archived ones included, deleted ones not'),
  active_customers: count.describe('Accounts that can sign in'),
  total_revenue: rupees.describe('Rupees received less refunds, over all time'),
  monthly_revenue: rupees.describe('The same of the current month, UTC'),
  monthly_recurring_revenue: rupees.describe(
    'Rupees a month while all paying accounts continue; granted or ending plans count as none',
  ),
  paying_customers: count.describe('Accounts on a paid plan, until the end of the paid period'),
  total_transactions: count.describe('Entries of the ledger'),
  pending_transactions: count.describe('Those of them that are not settled'),
  currency: z.string().describe('ISO 4217'),
  revenue_by_month: z.array(MonthView).length(12).describe('Oldest first, the current month last'),
  signups_by_month: z
    .array(z.object({ month: z.string().describe('YYYY-MM, UTC'), count: count.describe('New accounts') }))
    .length(12)
    .describe('Oldest first, the current month last'),
  recent_activity: z.array(ActivityView).max(10).describe('Newest first'),
  health: HealthView,
  actions: actionViews,
});

export const dashboardOperations = defineDetails({
  stats: {
    summary: 'Read the figures of the business and the health of the server',
    description: 'From precomputed figures; the cost does not grow with the number of accounts or entries.',
    access: 'admin',
    status: 200,
    reply: DashboardView,
    errors: [],
  },
});

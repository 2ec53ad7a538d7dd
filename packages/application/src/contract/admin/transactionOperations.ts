import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@listwright/domain/admin';
import * as z from 'zod';
import { CONTENT_TYPES, defineDetails } from '../kernel/index.js';
import { adminListQuery, adminListReply } from './adminLists.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export const AdminTransactionView = z.object({
  id: z.uuid().describe('Transaction id'),
  customer_name: z.string().describe('Name of the person'),
  customer_email: z.string().describe('Address of the account'),
  customer_id: z.uuid().describe('Account id'),
  type: z.enum(TRANSACTION_TYPES).describe('Kind of entry'),
  description: z.string().describe('What it is for'),
  reference_id: z.string().describe('Payment or order it belongs to'),
  amount: z.number().describe('Rupees; negative: outflow'),
  currency: z.string().describe('ISO 4217'),
  status: z.enum(TRANSACTION_STATUSES).describe('Its status'),
  created_at: z.iso.datetime().describe('Entered at'),
});

const sum = z.object({ count: z.number().int(), amount: z.number().describe('Rupees') });

const day = z.iso.date('A date is written YYYY-MM-DD');

const filters = {
  search: adminListQuery.search,
  type: z
    .enum(TRANSACTION_TYPES, 'A type is payment, refund, chargeback, subscription or usage')
    .optional()
    .describe('Only this type'),
  status: z
    .enum(TRANSACTION_STATUSES, 'A status is completed, pending or failed')
    .optional()
    .describe('Only this status'),
  start_date: day.optional().describe('From this day on, UTC'),
  end_date: day.optional().describe('Up to and with this day, UTC'),
};

export const transactionOperations = defineDetails({
  transactions: {
    summary: 'List the entries of the ledger, newest first, with their totals',
    access: 'admin',
    query: z.object({ ...adminListQuery, ...filters }),
    status: 200,
    reply: z.object({
      transactions: z.array(AdminTransactionView),
      ...adminListReply,
      totals: z
        .object({
          count: z.number().int().describe('Entries that match'),
          amount: z.number().describe('Rupees that moved: received less refunds, completed entries only'),
          received: sum.describe('Completed payments'),
          refunded: sum.describe('Completed refunds and chargebacks, negative'),
          pending: sum.describe('What is awaited, in either direction'),
          failed: sum.describe('What never moved'),
          by_type: z
            .partialRecord(z.enum(TRANSACTION_TYPES), sum)
            .describe('The completed ones by type; types without any are left out'),
        })
        .describe('Of all entries that match; of the newest 10,000 where total_capped'),
    }),
    errors: [],
  },
  exportTransactions: {
    summary: 'Download the entries of the ledger that match',
    access: 'admin',
    query: z.object({
      format: z.enum(EXPORT_FORMATS, 'A format is csv or xlsx').default('csv').describe('csv or xlsx'),
      ...filters,
    }),
    status: 200,
    reply: {
      file: true,
      contentType: CONTENT_TYPES.csv,
      otherTypes: [CONTENT_TYPES.xlsx],
      description: 'transactions_{date}.csv, or .xlsx on request',
    },
    errors: [],
    rateLimit: { bucket: 'export_transactions', points: 30, seconds: 3600 },
  },
});

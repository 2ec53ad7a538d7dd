import { PLAN_KEYS, QUOTA_KEYS } from '@listwright/domain/billing';
import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { adminListQuery, adminListReply } from './adminLists.js';
import { planInput } from '../billing/planInput.js';

/** What the quotas are sorted by. */
const QUOTA_SORTS = ['date', 'usage'] as const;
const MAX_UNITS = 2_147_483_647;
const NAMES = QUOTA_KEYS.join(', ');

const AdminQuotaView = z.object({
  used: z.number().int().describe('Units used in this period'),
  limit: z.number().int().nullable().describe('Units a period; null: unlimited'),
  override: z.boolean().describe('Whether an administrator set the limit; else it is the plan’s'),
});

export const QuotaRecordView = z.object({
  id: z.uuid().describe('Account id'),
  customer_name: z.string().describe('Name of the person'),
  customer_email: z.string().describe('Address of the account'),
  subscription_plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  reset_date: z.iso.datetime().describe('When the next period starts'),
  quotas: z.object({
    listings_generated: AdminQuotaView,
    images_processed: AdminQuotaView,
    api_calls: AdminQuotaView,
    bulk_operations: AdminQuotaView,
  }),
});

const newLimit = z
  .object({
    limit: z
      .int('A limit is a whole number, 0 or more')
      .min(0, 'A limit is a whole number, 0 or more')
      .max(MAX_UNITS, `A limit is at most ${MAX_UNITS}`)
      .nullable()
      .describe('Units a period; null: the plan’s own limit again'),
  })
  .optional();

export const SetQuotaLimitsRequest = z
  .strictObject(
    { listings_generated: newLimit, images_processed: newLimit, api_calls: newLimit, bulk_operations: newLimit },
    { error: ({ code }) => (code === 'unrecognized_keys' ? `A quota is one of ${NAMES}` : undefined) },
  )
  .refine((limits) => Object.values(limits).some((one) => one !== undefined), `Name a quota: ${NAMES}`);

const quotaType = z.enum(QUOTA_KEYS, `A quota is one of ${NAMES}`);

export const ResetQuotaRequest = z
  .object({
    quota_type: quotaType.optional().describe('Which quota'),
    quotaType: quotaType.optional().describe('Alias of quota_type'),
  })
  .refine(({ quota_type, quotaType: alias }) => (quota_type ?? alias) !== undefined, {
    path: ['quota_type'],
    message: `Name a quota: ${NAMES}`,
  });

const id = z.object({ id: z.uuid('This is not the id of a customer').describe('Account id') });
const one = z.object({ quota: QuotaRecordView });

export const quotaOperations = defineDetails({
  quotas: {
    summary: 'List the quotas of the accounts, newest account first unless sorted otherwise',
    access: 'admin',
    query: z.object({
      ...adminListQuery,
      plan: planInput.optional(),
      sort: z
        .enum(QUOTA_SORTS)
        .default('date')
        .describe(
          'date: newest account first; usage: who is nearest to a limit first, as the server looked within the last ten minutes',
        ),
    }),
    status: 200,
    reply: z.object({ quotas: z.array(QuotaRecordView), ...adminListReply }),
    errors: [],
  },
  setQuotaLimits: {
    summary: 'Set limits of an account that override its plan’s',
    access: 'admin',
    params: id,
    body: SetQuotaLimitsRequest,
    status: 200,
    reply: one,
    errors: ['customer_not_found'],
  },
  resetQuota: {
    summary: 'Reset the used units of an account in this period to 0',
    description: 'Units of running work stay counted. The history of use stays; the correction is kept next to it.',
    access: 'admin',
    params: id,
    body: ResetQuotaRequest,
    status: 200,
    reply: one,
    errors: ['customer_not_found'],
  },
});

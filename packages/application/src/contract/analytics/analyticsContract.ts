import { ACTION_KINDS } from '@listwright/domain/analytics';
import * as z from 'zod';
import { AnalysisSummary } from '../analyses/index.js';
import { defineContract } from '../kernel/index.js';
import { analyticsRoutes } from './analyticsRoutes.js';

export const NextActionView = z.object({
  kind: z.enum(ACTION_KINDS).describe('What there is to do'),
  title: z.string().describe('The action in a few words'),
  detail: z.string().describe('Why, with its figures'),
  listing_id: z.uuid().optional().describe('The listing to begin with'),
  listings: z.number().int().optional().describe('How many listings it is about'),
  job_id: z.uuid().optional().describe('The job to begin with'),
  severity: z.enum(['error', 'warning', 'info']).describe('How much it matters'),
});

const ProductJobView = z.object({
  batch_id: z.uuid().describe('Id of the job'),
  kind: z.string().describe('What its rows are, as the job says it'),
  file_name: z.string().describe('The uploaded file'),
  status: z.string().describe('Status of the job, for example completed'),
  rows: z.number().int().describe('How many of its rows wrote a listing of the product'),
  created_at: z.iso.datetime().describe('When it was uploaded'),
});

export const analyticsContract = defineContract(analyticsRoutes, {
  nextActions: {
    summary: 'Read what to do next, most pressing first',
    access: 'user',
    status: 200,
    reply: z.object({
      actions: z.array(NextActionView).max(5),
      considered: z.number().int().describe('How many of the newest listings were checked'),
    }),
    errors: [],
  },
  productActivity: {
    summary: 'Read what the tools found of a product, and the jobs that wrote its listings',
    description:
      'The newest 20 runs of every tool that named the product (`product_id`), and the newest 20 bulk jobs with rows that wrote a listing of it.',
    access: 'user',
    params: z.object({ id: z.uuid('This is not the id of a product').describe('Product id') }),
    status: 200,
    reply: z.object({
      activity: z
        .array(AnalysisSummary.extend({ kind: z.string().describe('The tool, for example seo_check') }))
        .describe('Newest first'),
      jobs: z.array(ProductJobView).describe('Bulk jobs, newest first'),
    }),
    errors: ['product_not_found'],
  },
});

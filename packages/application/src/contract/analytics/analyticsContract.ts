import { ACTION_KINDS } from '@listwright/domain/analytics';
import * as z from 'zod';
import { defineContract } from '../kernel/index.js';
import { analyticsRoutes } from './analyticsRoutes.js';

export const NextActionView = z.object({
  kind: z.enum(ACTION_KINDS).describe('What there is to do'),
  title: z.string().describe('The action in a few words'),
  detail: z.string().describe('Why, with its figures'),
  listing_id: z.uuid().optional().describe('The listing to begin with'),
  listings: z.number().int().optional().describe('How many listings it is about'),
  severity: z.enum(['error', 'warning', 'info']).describe('How much it matters'),
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
});

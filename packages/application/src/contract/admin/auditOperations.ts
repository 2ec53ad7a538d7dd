import { AUDIT_ACTIONS } from '@listwright/domain/audit';
import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { adminListQuery, adminListReply } from './adminLists.js';

export const AuditEventView = z.object({
  id: z.uuid().describe('Event id'),
  at: z.iso.datetime().describe('When'),
  actor_id: z.uuid().nullable().describe('The account that acted; null: not known'),
  actor_email: z.string().describe('Its address, or the one that was typed'),
  action: z.string().describe('What happened, for example customer.blocked'),
  subject_id: z.string().nullable().describe('What it was done to'),
  subject_label: z.string().describe('Its label'),
  detail: z.record(z.string(), z.unknown()).describe('Facts such as before and after'),
  address: z.string().describe('Where the request came from'),
  request_id: z.string().nullable().describe('The id in the log lines of the request'),
});

export const auditOperations = defineDetails({
  audit: {
    summary: 'List who did what, newest first',
    access: 'admin',
    query: z.object({
      ...adminListQuery,
      action: z.enum(AUDIT_ACTIONS, 'There is no such action').optional().describe('Only this action'),
      actor: z.uuid('An actor is the id of an account').optional().describe('Only what this account did'),
    }),
    status: 200,
    reply: z.object({ events: z.array(AuditEventView), ...adminListReply }),
    errors: [],
  },
});

import * as z from 'zod';
import { defineContract, pagingQuery, pagingReply } from '../kernel/index.js';
import { mailRoutes } from './mailRoutes.js';

export const OutboxMailView = z.object({
  id: z.uuid().describe('Email id'),
  to: z.string().describe('Address it goes to'),
  subject: z.string().describe('Subject line'),
  text: z.string().describe('Body; empty once the email was delivered or its links expired'),
  created_at: z.iso.datetime().describe('Written at'),
  sent_at: z.iso.datetime().nullable().describe('Handed to the mail server at; null: not yet'),
  failure: z.string().nullable().describe('Why the last try failed; null: none did'),
});

export const mailContract = defineContract(mailRoutes, {
  outbox: {
    summary: 'List the emails of this server, newest first',
    description: 'Without SMTP_URL nothing is delivered: this is where the emails are read.',
    access: 'admin',
    sessionOnly: true,
    query: z.object(pagingQuery),
    status: 200,
    reply: z.object({ mails: z.array(OutboxMailView), ...pagingReply }),
    errors: [],
  },
});

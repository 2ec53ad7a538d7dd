import * as z from 'zod';
import { defineDetails, pagingQuery, pagingReply } from '../kernel/index.js';
import { SessionView } from './accountViews.js';

/** Where the account is signed in. */
export const sessionOperations = defineDetails({
  sessions: {
    summary: 'List the own sessions',
    access: 'session',
    query: z.object(pagingQuery),
    status: 200,
    reply: z.object({ sessions: z.array(SessionView), ...pagingReply }),
    errors: [],
  },
  endSession: {
    summary: 'Sign out one session',
    access: 'session',
    params: z.object({ id: z.uuid('This is not the id of a session').describe('Session id') }),
    status: 200,
    reply: z.object({}),
    errors: ['session_not_found'],
  },
  endOtherSessions: {
    summary: 'Sign out every other session',
    access: 'session',
    status: 200,
    reply: z.object({ ended: z.number().int().describe('How many sessions were ended') }),
    errors: [],
  },
});

import * as z from 'zod';

/** What an administrator has to do; the ids are those of `actionsNeeded`. */
export const actionViews = z
  .array(
    z.object({
      id: z.enum(['email_failed', 'email_not_set_up', 'payments_sandbox']).describe('What it is about'),
      title: z.string().describe('What is wrong, as a sentence'),
      advice: z.string().describe('What to do'),
    }),
  )
  .describe('What an administrator has to do, the most urgent first; empty where all is well');

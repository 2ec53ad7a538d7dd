import * as z from 'zod';
import { rulesFileSchema } from './admin/rules/rulesFileSchema.js';
import { defineContract } from './kernel/index.js';
import { systemRoutes } from './systemRoutes.js';

export const systemContract = defineContract(systemRoutes, {
  live: {
    summary: 'Whether the process answers',
    access: 'public',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  ready: {
    summary: 'Whether the process is ready; 503 while starting, draining, or without its database',
    access: 'public',
    status: 200,
    reply: z.object({ status: z.literal('ok'), version: z.string() }),
    errors: ['shutting_down'],
  },
  info: {
    summary: 'Version, writing engine and whether this is a test installation',
    access: 'public',
    status: 200,
    reply: z.object({
      version: z.string(),
      engine: z.object({ name: z.string(), model: z.string() }),
      today: z.iso.date().describe('The day the server checks rules by, UTC'),
    }),
    errors: [],
  },
  rules: {
    summary: 'The imported file of marketplace rules, by which the server judges after its own',
    access: 'public',
    status: 200,
    reply: z.object({ rules: rulesFileSchema.nullable().describe('null where none was imported') }),
    errors: [],
    // A page asks when it is loaded, and many may share an address.
    rateLimit: { bucket: 'rules', points: 600, seconds: 60 },
  },
});

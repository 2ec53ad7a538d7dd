import { COPY_FIELDS } from '@listwright/domain/listings';
import { MARKETPLACES, PRODUCT_CLASSES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { actionViews } from './actionViews.js';

const count = z.number().int();

export const ServerView = z.object({
  version: z.string().describe('Version of Listwright'),
  node: z.string().describe('Version of Node.js'),
  migrations: z.array(
    z.object({ name: z.string(), applied_at: z.iso.datetime().describe('When the database was brought there') }),
  ),
  workers: count.describe('Worker processes that showed themselves in the last minute'),
  queue: z
    .object({
      jobs: count.describe('Bulk jobs that are neither done nor cancelled'),
      rows: count.describe('Their unfinished rows'),
    })
    .describe('What is left of bulk work'),
  checks: z
    .array(
      z.object({
        check: z.string().describe('Name of the check'),
        ok: z.boolean(),
        detail: z.string().describe('What was found'),
        advice: z.string().nullable().describe('What to do; null where it is well'),
      }),
    )
    .describe('What `listwright doctor` prints'),
  outbox: z.object({
    waiting: count.describe('Emails that are still to be delivered'),
    failed: count.describe('Emails that were given up'),
  }),
  actions: actionViews,
  rule_sets: z.array(
    z.object({
      id: z.string().describe('Id of the rule set'),
      date: z.iso.date().describe('In force since'),
      marketplace: z.enum(MARKETPLACES),
      product_class: z.enum(PRODUCT_CLASSES),
      title_limit: count.describe('Characters a title may have'),
      stores: count.describe('For how many stores it is in force today'),
    }),
  ),
});

export const ModelView = z.object({
  connected: z.boolean().describe('False: the Basic writer writes, which needs no AI model'),
  has_key: z.boolean().describe('Whether OPENAI_API_KEY is set; it is never shown'),
  base_url: z.string().nullable().describe('Address of the AI server'),
  model: z.string().nullable().describe('Model that writes'),
  setups: z
    .array(
      z.object({
        name: z.string().describe('Program that serves a model'),
        start: z.string().describe('Commands that start it, one a line'),
        env: z.array(z.string()).describe('Lines for the environment or .env of this server'),
      }),
    )
    .describe('How to connect a model on your own machine'),
  hosted: z
    .array(
      z.object({
        name: z.string().describe('Service that hosts models'),
        env: z.array(z.string()).describe('Lines for the environment or .env of this server'),
      }),
    )
    .describe('How to connect a model that a service hosts'),
});

export const ModelTrialView = z.object({
  product_name: z.string().describe('The sample product'),
  title: z.string().describe('Title that the model wrote'),
  statements: count.describe('Its statements, including removed ones'),
  carried: count.describe('Statements that the facts support'),
  unverified: count.describe('Unverified statements, marked for the seller'),
  removed: count.describe('Statements that were removed'),
  removed_claims: z
    .array(z.object({ field: z.enum(COPY_FIELDS), text: z.string(), reason: z.string() }))
    .describe('The removed statements and why'),
  proof_rate: z.number().describe('Carried statements in percent'),
  seconds: z.number(),
});

export const serverOperations = defineDetails({
  server: {
    summary: 'Read the state of the server: version, database, checks, emails, rule sets',
    access: 'admin',
    status: 200,
    reply: ServerView,
    errors: [],
  },
  model: {
    summary: 'Read which AI model is connected, and how to connect one',
    access: 'admin',
    status: 200,
    reply: ModelView,
    errors: [],
  },
  tryModel: {
    summary: 'Try the connected AI model with a sample product',
    description: 'Writes one sample listing, measures how much of it the facts support, and saves nothing.',
    access: 'admin',
    status: 200,
    reply: ModelTrialView,
    errors: [
      'no_model',
      'took_too_long',
      'provider_timeout',
      'provider_failed',
      'provider_off',
      'provider_limited',
      'copy_incomplete',
      'copy_not_compliant',
    ],
    rateLimit: { bucket: 'try_model', points: 6, seconds: 60 },
  },
});

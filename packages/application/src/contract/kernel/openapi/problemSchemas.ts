import { errorCodes } from '@listwright/domain/shared';
import type { Json } from './ComponentSchemas.js';

const text = (description: string): Json => ({ type: 'string', description });

const FIELDS: Json = {
  type: text('`urn:listwright:error:` and the code'),
  title: text('Name of the status'),
  status: { type: 'integer', description: 'Status of the response' },
  detail: text('A sentence the caller can act on'),
  message: text('Equals detail'),
  code: { type: 'string', enum: Object.keys(errorCodes), description: 'Stable, for programs; see docs/errors.md' },
  errors: {
    type: 'array',
    description: 'Faults of fields',
    items: {
      type: 'object',
      properties: { path: text('Field, as a dotted path'), message: text('What to do') },
      required: ['path', 'message'],
    },
  },
  retry_after_seconds: { type: 'number', description: 'How long to wait, where that is known' },
  request_id: text('Finds the request in the log of the server'),
};
const REQUIRED = ['type', 'title', 'status', 'detail', 'message', 'code', 'request_id'];

const QUOTA_FIELDS: Json = {
  quota_exceeded: { type: 'boolean', const: true, description: 'Tells it from other refusals with status 403' },
  current_plan: text('Key of the plan in force'),
  usage_stats: {
    type: 'object',
    description: 'What is used',
    properties: {
      quota: text('Key of the quota'),
      used: { type: 'integer', description: 'Units used in the period' },
      limit: { type: 'integer', description: 'Units of the plan; 0: it includes none' },
      percentage_used: { type: 'number', description: 'Used units in percent' },
    },
    required: ['quota', 'used', 'limit', 'percentage_used'],
  },
  upgrade_options: {
    type: 'array',
    description: 'Plans that include more, cheapest first',
    items: {
      type: 'object',
      properties: {
        plan: text('Key of the plan'),
        name: text('Name of the plan'),
        price: { type: 'number', description: 'Price of a month' },
        currency: text('Currency of the price'),
        quotas: {
          type: 'object',
          description: 'Units a period, by quota',
          additionalProperties: { type: 'integer', description: 'Units a period' },
        },
      },
      required: ['plan', 'name', 'price', 'currency', 'quotas'],
    },
  },
  reset_date: { type: 'string', format: 'date-time', description: 'When the next period starts' },
};

/** The bodies of refusals (RFC 9457). */
export const problemSchemas: Record<string, Json> = {
  Problem: { type: 'object', description: 'RFC 9457 problem document', properties: FIELDS, required: REQUIRED },
  QuotaProblem: {
    type: 'object',
    description: 'RFC 9457 problem document of a quota that is used up (code `quota_exceeded`)',
    properties: { ...FIELDS, ...QUOTA_FIELDS },
    required: [...REQUIRED, ...Object.keys(QUOTA_FIELDS)],
  },
};

import * as z from 'zod';
import { defineDetails, pagingReply } from '../kernel/index.js';
import { CreateApiKeyRequest } from './accountRequests.js';
import { ApiKeyView } from './accountViews.js';

/** API keys. A key cannot create keys. */
export const apiKeyOperations = defineDetails({
  apiKeys: {
    summary: 'List the API keys',
    description: 'All of them: an account has at most 20.',
    access: 'session',
    status: 200,
    reply: z.object({ api_keys: z.array(ApiKeyView), ...pagingReply }),
    errors: [],
  },
  createApiKey: {
    summary: 'Create an API key',
    description: 'The key is shown here once and never again. Programs send it as a bearer token.',
    access: 'session',
    body: CreateApiKeyRequest,
    status: 201,
    reply: z.object({ api_key: ApiKeyView, key: z.string().describe('The key itself: lw_…') }),
    errors: ['admin_only', 'admin_key_too_long', 'too_many_api_keys'],
    idempotent: true,
  },
  revokeApiKey: {
    summary: 'Revoke an API key',
    access: 'session',
    params: z.object({ id: z.uuid('This is not the id of an API key').describe('Key id') }),
    status: 200,
    reply: z.object({}),
    errors: ['api_key_not_found'],
  },
});

import { CreateApiKey, ListApiKeys, RevokeApiKey } from '@listwright/application/accounts';
import type { apiKeyOperations } from '@listwright/application/contract';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { apiKeyView } from './accountViews.js';

export const apiKeyUseCases = {
  listApiKeys: ListApiKeys,
  createApiKey: CreateApiKey,
  revokeApiKey: RevokeApiKey,
};

export function apiKeyRoutes(use: Instances<typeof apiKeyUseCases>): Handlers<typeof apiKeyOperations> {
  return {
    apiKeys: async (_input, { actor }) => {
      const keys = await use.listApiKeys.execute(actor);
      return { api_keys: keys.map(apiKeyView), total: keys.length, next_cursor: null };
    },
    createApiKey: async ({ body }, { actor, origin, message }) => {
      const { name, scopes, expires_in_days } = body;
      const input = { name, scopes, expiresInDays: expires_in_days };
      const { apiKey, key } = await use.createApiKey.execute(actor, input, origin);
      message('Copy the key now. It is not shown again.');
      return { api_key: apiKeyView(apiKey), key };
    },
    revokeApiKey: async ({ params }, { actor, origin, message }) => {
      await use.revokeApiKey.execute(actor, params.id, origin);
      message('The key is revoked.');
      return {};
    },
  };
}

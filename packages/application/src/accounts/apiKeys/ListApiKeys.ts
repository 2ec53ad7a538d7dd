import type { SessionActor } from '../../shared/index.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';
import type { ApiKey } from './ApiKey.js';

/** The API keys of the own account, newest first. */
export class ListApiKeys {
  constructor(private readonly keys: ApiKeyRepository) {}

  execute(actor: SessionActor): Promise<readonly ApiKey[]> {
    return this.keys.list(actor.userId);
  }
}

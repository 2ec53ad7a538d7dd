import { accountErrors } from '@listwright/domain/accounts';
import type { SessionActor } from '../../shared/index.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';

/** Takes a key back: it is refused everywhere from the next request on. */
export class RevokeApiKey {
  constructor(private readonly keys: ApiKeyRepository) {}

  async execute(actor: SessionActor, id: string): Promise<void> {
    if (!(await this.keys.remove(actor.userId, id))) throw accountErrors.noSuchApiKey();
  }
}

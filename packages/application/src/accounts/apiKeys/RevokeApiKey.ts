import { accountErrors } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';

/** Revokes a key: it is refused from the next request on. */
export class RevokeApiKey {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: SessionActor, id: string, origin: RequestOrigin): Promise<void> {
    if (!(await this.keys.remove(actor.userId, id))) throw accountErrors.noSuchApiKey();
    await this.audit.record(ownEntry(actor, 'api_key.revoked', origin, { subjectId: id }));
  }
}

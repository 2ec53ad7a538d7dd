import { accountErrors } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { SessionRepository } from '../ports/SessionRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';

/** Signs out one session of the own account, possibly the current one. */
export class EndSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, id: string, origin: RequestOrigin): Promise<void> {
    const ended = await this.sessions.endOwn(actor.userId, id, this.clock.now());
    if (!ended) throw accountErrors.noSuchSession();
    await this.audit.record(ownEntry(actor, 'session.ended', origin, { subjectId: id }));
  }
}

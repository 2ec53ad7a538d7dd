import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { SessionRepository } from '../ports/SessionRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';

/** Signs out every session of the own account except the current one. Resolves to how many. */
export class EndOtherSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, origin: RequestOrigin): Promise<number> {
    const ended = await this.sessions.endAll(actor.userId, actor.sessionId, this.clock.now());
    await this.audit.record(ownEntry(actor, 'session.ended', origin, { detail: { ended } }));
    return ended;
  }
}

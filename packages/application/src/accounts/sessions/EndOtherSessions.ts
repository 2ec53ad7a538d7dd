import type { Clock, SessionActor } from '../../shared/index.js';
import type { SessionRepository } from '../ports/SessionRepository.js';

/** Signs every session of one's own account out but the one that asks. Resolves to how many. */
export class EndOtherSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  execute(actor: SessionActor): Promise<number> {
    return this.sessions.endAll(actor.userId, actor.sessionId, this.clock.now());
  }
}

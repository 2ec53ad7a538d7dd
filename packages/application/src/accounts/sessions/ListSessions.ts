import type { Clock, Page, PageRequest, SessionActor } from '../../shared/index.js';
import type { LiveSession, SessionRepository } from '../ports/SessionRepository.js';

/** The sessions of the own account, newest first. */
export class ListSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  execute(actor: SessionActor, page: PageRequest): Promise<Page<LiveSession>> {
    return this.sessions.list(actor.userId, this.clock.now(), page);
  }
}

import { accountErrors } from '@listwright/domain/accounts';
import type { Clock, SessionActor } from '../../shared/index.js';
import type { SessionRepository } from '../ports/SessionRepository.js';

/** Signs one session of one's own account out, also the one that asks. */
export class EndSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, id: string): Promise<void> {
    const ended = await this.sessions.endOwn(actor.userId, id, this.clock.now());
    if (!ended) throw accountErrors.noSuchSession();
  }
}

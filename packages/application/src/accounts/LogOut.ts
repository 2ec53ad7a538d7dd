import type { Actor, Clock } from '../shared/index.js';
import type { SessionRepository } from './ports/SessionRepository.js';

/** Ends the session: its tokens are refused everywhere from the next request on. */
export class LogOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<void> {
    await this.sessions.end(actor.sessionId, this.clock.now());
  }
}

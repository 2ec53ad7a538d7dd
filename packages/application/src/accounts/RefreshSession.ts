import { accountErrors } from '@listwright/domain/accounts';
import type { Clock } from '../shared/index.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';
import { DAY_MS, MAX_SESSION_DAYS, type OpenSession } from './SessionOpener.js';

/** Exchanges a refresh token for a new pair. Reusing an old one ends the session. */
export class RefreshSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
    private readonly longestDays: number = MAX_SESSION_DAYS,
  ) {}

  async execute(refreshToken: string | undefined): Promise<OpenSession> {
    if (!refreshToken) throw accountErrors.signedOut();
    const now = this.clock.now();
    const next = this.tokens.secret();
    const rotation = await this.sessions.rotate(
      this.tokens.hashSecret(refreshToken),
      this.tokens.hashSecret(next),
      now,
      new Date(now.getTime() - this.longestDays * DAY_MS),
    );
    if (rotation.outcome !== 'rotated') throw accountErrors.signedOut();
    const { user, sessionId } = rotation;
    return { user, token: this.tokens.accessToken({ userId: user.id, sessionId }, now), refreshToken: next };
  }
}

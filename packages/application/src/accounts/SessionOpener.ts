import type { User } from '@listwright/domain/accounts';
import type { Clock, IdSource } from '../shared/index.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';
import type { RequestOrigin } from './RequestOrigin.js';

/** How long a session lives without being refreshed. */
export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

export interface OpenSession {
  readonly user: User;
  readonly token: string;
  readonly refreshToken: string;
}

/** Opens a session for a user whose identity has been shown. */
export class SessionOpener {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session. `isStillRight`, asked once the session stands, ends it again: what was shown may have been taken
   * back while it was being checked. Resolves to undefined then.
   */
  async open(user: User, origin: RequestOrigin): Promise<OpenSession>;
  async open(user: User, origin: RequestOrigin, isStillRight: () => Promise<boolean>): Promise<OpenSession | undefined>;
  async open(
    user: User,
    origin: RequestOrigin,
    isStillRight: () => Promise<boolean> = async () => true,
  ): Promise<OpenSession | undefined> {
    const now = this.clock.now();
    const sessionId = this.ids.next();
    const refreshToken = this.tokens.secret();
    await this.sessions.add({
      id: sessionId,
      userId: user.id,
      refreshTokenHash: this.tokens.hashSecret(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
      address: origin.address,
      userAgent: origin.userAgent,
    });
    if (!(await isStillRight())) {
      await this.sessions.end(sessionId, this.clock.now());
      return undefined;
    }
    return { user, token: this.tokens.accessToken({ userId: user.id, sessionId }, now), refreshToken };
  }
}

import type { User } from '@listwright/domain/accounts';
import type { Clock, IdSource } from '../shared/index.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { TokenIssuer } from './ports/TokenIssuer.js';
import type { RequestOrigin } from './RequestOrigin.js';

/** How long a session lives without a refresh. */
export const SESSION_DAYS = 30;
/** The default maximum lifetime of a session, regardless of use. */
export const MAX_SESSION_DAYS = 90;
export const DAY_MS = 86_400_000;

export interface OpenSession {
  readonly user: User;
  readonly token: string;
  readonly refreshToken: string;
}

/** Opens a session for an authenticated user. */
export class SessionOpener {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly longestDays: number = MAX_SESSION_DAYS,
  ) {}

  /** Opens the session of a login. */
  open(user: User, origin: RequestOrigin): Promise<OpenSession> {
    return this.add(user, origin, true);
  }

  /** Opens the session that comes with a new account. It does not count as a login: it may never be used. */
  openFirst(user: User, origin: RequestOrigin): Promise<OpenSession> {
    return this.add(user, origin, false);
  }

  private async add(user: User, origin: RequestOrigin, isLogin: boolean): Promise<OpenSession> {
    const now = this.clock.now();
    const sessionId = this.ids.next();
    const refreshToken = this.tokens.secret();
    await this.sessions.add({
      id: sessionId,
      userId: user.id,
      refreshTokenHash: this.tokens.hashSecret(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + Math.min(SESSION_DAYS, this.longestDays) * DAY_MS),
      address: origin.address,
      userAgent: origin.userAgent,
      isLogin,
    });
    return { user, token: this.tokens.accessToken({ userId: user.id, sessionId }, now), refreshToken };
  }
}

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

  /**
   * Opens the session. `isStillRight`, called once the session is stored, can end it again: the proof may have been revoked
   * back while it was being checked. Resolves to undefined then.
   */
  async open(user: User, origin: RequestOrigin): Promise<OpenSession>;
  async open(user: User, origin: RequestOrigin, isStillRight: () => Promise<boolean>): Promise<OpenSession | undefined>;
  async open(
    user: User,
    origin: RequestOrigin,
    isStillRight: () => Promise<boolean> = async () => true,
  ): Promise<OpenSession | undefined> {
    const session = await this.add(user, origin, true);
    if (await isStillRight()) return session.opened;
    await this.sessions.end(session.id, this.clock.now());
    return undefined;
  }

  /** Opens the session that comes with a new account. It does not count as a login: it may never be used. */
  async openFirst(user: User, origin: RequestOrigin): Promise<OpenSession> {
    return (await this.add(user, origin, false)).opened;
  }

  private async add(
    user: User,
    origin: RequestOrigin,
    isLogin: boolean,
  ): Promise<{ readonly id: string; readonly opened: OpenSession }> {
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
    const token = this.tokens.accessToken({ userId: user.id, sessionId }, now);
    return { id: sessionId, opened: { user, token, refreshToken } };
  }
}

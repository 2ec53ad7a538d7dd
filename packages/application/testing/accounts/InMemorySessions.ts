import { canUseAccount } from '@listwright/domain/accounts';
import { SessionRepository, type NewSession, type Rotation } from '../../src/accounts/index.js';
import type { Actor } from '../../src/shared/index.js';
import type { InMemoryUsers } from './InMemoryUsers.js';

interface Stored extends NewSession {
  readonly spent: Set<string>;
  current: string;
  ended: boolean;
}

export class InMemorySessions extends SessionRepository {
  private readonly sessions = new Map<string, Stored>();

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async add(session: NewSession): Promise<void> {
    this.users.seenAt(session.userId, session.address, session.createdAt);
    this.sessions.set(session.id, { ...session, spent: new Set(), current: session.refreshTokenHash, ended: false });
  }

  override async findActor(sessionId: string, userId: string, now: Date): Promise<Actor | undefined> {
    const session = this.sessions.get(sessionId);
    if (session === undefined || session.userId !== userId || !(await this.isLive(session, now))) return undefined;
    const user = await this.users.find(userId);
    return (
      user && { userId, sessionId, role: user.role, plan: user.plan, quotaOverrides: {}, accountStart: user.createdAt }
    );
  }

  override async rotate(refreshTokenHash: string, nextHash: string, now: Date): Promise<Rotation> {
    const sessions = [...this.sessions.values()];
    const session = sessions.find(({ current }) => current === refreshTokenHash);
    if (session !== undefined && (await this.isLive(session, now))) {
      // Somebody else may have been faster while the account was looked up.
      if (session.current !== refreshTokenHash) return { outcome: 'reused' };
      session.spent.add(session.current);
      session.current = nextHash;
      const user = await this.users.find(session.userId);
      return user === undefined ? { outcome: 'unknown' } : { outcome: 'rotated', sessionId: session.id, user };
    }
    const reused = sessions.find(({ spent }) => spent.has(refreshTokenHash));
    if (reused !== undefined) reused.ended = true;
    return { outcome: reused === undefined ? 'unknown' : 'reused' };
  }

  override async endByRefreshToken(refreshTokenHash: string): Promise<void> {
    for (const session of this.sessions.values()) if (session.current === refreshTokenHash) session.ended = true;
  }

  override async end(sessionId: string): Promise<void> {
    const session = this.sessions.get(sessionId);
    if (session !== undefined) session.ended = true;
  }

  private async isLive(session: Stored, now: Date): Promise<boolean> {
    const user = await this.users.find(session.userId);
    return !session.ended && session.expiresAt > now && user !== undefined && canUseAccount(user);
  }
}

import { canUseAccount } from '@listwright/domain/accounts';
import {
  SessionRepository,
  type LiveSession,
  type NewSession,
  type Rotation,
  type SessionOwner,
} from '../../src/accounts/index.js';
import type { Page, PageRequest, SessionActor } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';
import type { InMemoryUsers } from './InMemoryUsers.js';

interface Stored extends NewSession {
  readonly spent: Set<string>;
  current: string;
  expiresAt: Date;
  refreshedAt: Date;
  ended: boolean;
}

export class InMemorySessions extends SessionRepository {
  private readonly sessions = new Map<string, Stored>();

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async add(session: NewSession): Promise<void> {
    this.users.seenAt(session.userId, session);
    this.sessions.set(session.id, {
      ...session,
      spent: new Set(),
      current: session.refreshTokenHash,
      refreshedAt: session.createdAt,
      ended: false,
    });
  }

  override async findActor(sessionId: string, userId: string, now: Date): Promise<SessionActor | undefined> {
    const session = this.sessions.get(sessionId);
    if (session === undefined || session.userId !== userId || !(await this.isLive(session, now))) return undefined;
    const user = await this.users.find(userId);
    return (
      user && {
        userId,
        sessionId,
        email: user.email,
        role: user.role,
        plan: user.plan,
        quotaOverrides: {},
        hasTotp: user.hasTotp,
        accountStart: user.createdAt,
      }
    );
  }

  override async rotate(refreshTokenHash: string, nextHash: string, now: Date, openedAfter: Date): Promise<Rotation> {
    const sessions = [...this.sessions.values()];
    const session = sessions.find(({ current }) => current === refreshTokenHash);
    if (session !== undefined && session.createdAt > openedAfter && (await this.isLive(session, now))) {
      // Another caller may have been faster while the account was read.
      if (session.current !== refreshTokenHash) return { outcome: 'reused' };
      session.spent.add(session.current);
      session.current = nextHash;
      const prolonged = now.getTime() + session.expiresAt.getTime() - session.refreshedAt.getTime();
      const last = session.createdAt.getTime() + now.getTime() - openedAfter.getTime();
      session.expiresAt = new Date(Math.min(prolonged, last));
      session.refreshedAt = now;
      const user = await this.users.find(session.userId);
      return user === undefined ? { outcome: 'unknown' } : { outcome: 'rotated', sessionId: session.id, user };
    }
    const reused = sessions.find(({ spent }) => spent.has(refreshTokenHash));
    if (reused !== undefined) reused.ended = true;
    return { outcome: reused === undefined ? 'unknown' : 'reused' };
  }

  override endByRefreshToken(refreshTokenHash: string): Promise<SessionOwner | undefined> {
    return this.endOne([...this.sessions.values()].find(({ current }) => current === refreshTokenHash));
  }

  override end(sessionId: string): Promise<SessionOwner | undefined> {
    return this.endOne(this.sessions.get(sessionId));
  }

  private async endOne(session: Stored | undefined): Promise<SessionOwner | undefined> {
    if (session === undefined || session.ended) return undefined;
    session.ended = true;
    const user = await this.users.find(session.userId);
    return user && { userId: user.id, email: user.email };
  }

  override async list(userId: string, now: Date, page: PageRequest): Promise<Page<LiveSession>> {
    const live = (await this.live(userId, now)).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return pageOf(live, page, ({ id, address, userAgent, createdAt, refreshedAt, expiresAt }) => {
      return { id, address, userAgent, createdAt, refreshedAt, expiresAt };
    });
  }

  override async endOwn(userId: string, sessionId: string, now: Date): Promise<boolean> {
    const own = (await this.live(userId, now)).find(({ id }) => id === sessionId);
    if (own !== undefined) own.ended = true;
    return own !== undefined;
  }

  override async endAll(userId: string, keep: string | undefined, now: Date): Promise<number> {
    const others = (await this.live(userId, now)).filter(({ id }) => id !== keep);
    for (const session of others) session.ended = true;
    return others.length;
  }

  /** Deletes the account's data. */
  forget(userId: string): void {
    for (const session of this.sessions.values()) if (session.userId === userId) this.sessions.delete(session.id);
  }

  private async live(userId: string, now: Date): Promise<Stored[]> {
    return [...this.sessions.values()].filter(
      (session) => session.userId === userId && !session.ended && session.expiresAt > now,
    );
  }

  private async isLive(session: Stored, now: Date): Promise<boolean> {
    const user = await this.users.find(session.userId);
    return !session.ended && session.expiresAt > now && user !== undefined && canUseAccount(user);
  }
}

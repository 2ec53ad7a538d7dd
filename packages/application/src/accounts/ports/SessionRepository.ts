import type { User } from '@listwright/domain/accounts';
import type { Page, PageRequest, SessionActor } from '../../shared/index.js';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly refreshTokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Where it was opened from; a known address is not locked out by others' attempts. */
  readonly address: string;
  readonly userAgent: string;
  /** True for a login; false for a session that came with the registration. */
  readonly isLogin: boolean;
}

/** The outcome of a refresh: `rotated` to the new one, or `reused` after rotation (the session has been ended). */
export type Rotation =
  | { readonly outcome: 'rotated'; readonly sessionId: string; readonly user: User }
  | { readonly outcome: 'reused' | 'unknown' };

/** A live session as its owner sees it. */
export interface LiveSession {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  /** When its refresh token was last exchanged, which a session in use does every 15 minutes. */
  readonly refreshedAt: Date;
  readonly expiresAt: Date;
}

export type SessionOwner = Pick<SessionActor, 'userId' | 'email'>;

/** The signed-in sessions. One row a login; its refresh token changes at each use. */
export abstract class SessionRepository {
  /** Stores a new session, and its moment as the account's last login where it is one. */
  abstract add(session: NewSession): Promise<void>;
  /** The account behind a live session of a usable account, or undefined. One round trip: it runs at every request. */
  abstract findActor(sessionId: string, userId: string, now: Date): Promise<SessionActor | undefined>;
  /**
   * Exchanges a refresh token for the next, at most once: of several callers with the same token one gets `rotated`.
   * A token that was exchanged before ends its session. A session that was opened at `openedAfter` or before is over,
   * and none is prolonged beyond the time from then to `now`.
   */
  abstract rotate(refreshTokenHash: string, nextHash: string, now: Date, openedAfter: Date): Promise<Rotation>;
  /** Ends a session. Resolves to its owner; undefined where it had ended before, or is unknown. */
  abstract end(sessionId: string, now: Date): Promise<SessionOwner | undefined>;
  /** The same, by the session's current refresh token. */
  abstract endByRefreshToken(refreshTokenHash: string, now: Date): Promise<SessionOwner | undefined>;
  /** The live sessions of an account, newest first. */
  abstract list(userId: string, now: Date, page: PageRequest): Promise<Page<LiveSession>>;
  /** Ends a live session of the account; false where there is none. */
  abstract endOwn(userId: string, sessionId: string, now: Date): Promise<boolean>;
  /** Ends every live session of the account but `keep`. Resolves to how many. */
  abstract endAll(userId: string, keep: string | undefined, now: Date): Promise<number>;
}

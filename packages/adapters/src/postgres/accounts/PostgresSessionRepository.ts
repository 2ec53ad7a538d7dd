import {
  SessionRepository,
  type LiveSession,
  type NewSession,
  type Rotation,
  type SessionOwner,
} from '@listwright/application/accounts';
import type { Page, PageRequest, SessionActor } from '@listwright/application/shared';
import { BatchedLookup } from '../BatchedLookup.js';
import type { Database } from '../Database.js';
import { pageOf, placeOf } from '../keysetPage.js';
import { ACTOR_COLUMNS, actorOf, USABLE, type ActorRow } from './actorRow.js';
import { userColumns, userOf, type UserRow } from './userRow.js';

const LIVE = `s.ended_at is null and s.expires_at > $NOW and ${USABLE}`;

const FIND_ACTORS = `select s.id as session_id, ${ACTOR_COLUMNS}
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as asked (session_id, user_id, at)
  join sessions s on s.id = asked.session_id and s.user_id = asked.user_id join users u on u.id = s.user_id
  where ${LIVE.replace('$NOW', 'asked.at')}`;

// One statement: of several callers with the same token, the row lock lets one find it unspent.
const ROTATE = `with rotated as (
    update sessions s set refresh_hash = $2, refreshed_at = $3,
      expires_at = least($3 + (s.expires_at - s.refreshed_at), s.created_at + ($3::timestamptz - $4::timestamptz))
    from users u where u.id = s.user_id and s.refresh_hash = $1 and s.created_at > $4 and ${LIVE.replace('$NOW', '$3')}
    returning s.id as session_id, s.user_id
  ), spent as (
    insert into spent_refresh_tokens (refresh_hash, session_id) select $1, session_id from rotated
  )
  select r.session_id, ${userColumns('u')}
  from rotated r join users u on u.id = r.user_id`;

const ADD = `with added as (
    insert into sessions (id, user_id, refresh_hash, address, user_agent, created_at, refreshed_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7) returning user_id, created_at
  )
  update users u set last_login_at = added.created_at from added where u.id = added.user_id and $8`;

const END_REUSED = `update sessions set ended_at = coalesce(ended_at, $2)
  where id = (select session_id from spent_refresh_tokens where refresh_hash = $1) returning id`;

const FROM_OWN = 'from sessions where user_id = $1 and ended_at is null and expires_at > $2';

const LIST = `select id, address, user_agent, created_at, refreshed_at, expires_at, created_at::text as cursor_value ${FROM_OWN}
  and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid)) order by created_at desc, id desc limit $5 offset $6`;

export class PostgresSessionRepository extends SessionRepository {
  private readonly actors: BatchedLookup<AskedSession, SessionActor>;

  constructor(private readonly database: Database) {
    super();
    this.actors = new BatchedLookup(
      database,
      (asked) => this.findActors(asked),
      ({ sessionId, userId }) => `${userId} ${sessionId}`,
    );
  }

  override async add(session: NewSession): Promise<void> {
    await this.database.query(
      ADD,
      [
        session.id,
        session.userId,
        session.refreshTokenHash,
        session.address,
        session.userAgent.slice(0, 300),
        session.createdAt,
        session.expiresAt,
        session.isLogin,
      ],
      'add_session',
    );
  }

  override findActor(sessionId: string, userId: string, now: Date): Promise<SessionActor | undefined> {
    return this.actors.find({ sessionId, userId, now });
  }

  private async findActors(asked: readonly AskedSession[]): Promise<readonly (SessionActor | undefined)[]> {
    const rows = await this.database.query<ActorRow & { session_id: string }>(
      FIND_ACTORS,
      [asked.map((one) => one.sessionId), asked.map((one) => one.userId), asked.map((one) => one.now)],
      'find_actors',
    );
    const found = new Map(rows.map((row) => [row.session_id, { ...actorOf(row), sessionId: row.session_id }]));
    return asked.map(({ sessionId }) => found.get(sessionId));
  }

  override async rotate(refreshTokenHash: string, nextHash: string, now: Date, openedAfter: Date): Promise<Rotation> {
    const [row] = await this.database.query<UserRow & { session_id: string }>(ROTATE, [
      refreshTokenHash,
      nextHash,
      now,
      openedAfter,
    ]);
    if (row !== undefined) return { outcome: 'rotated', sessionId: row.session_id, user: userOf(row) };
    const ended = await this.database.query(END_REUSED, [refreshTokenHash, now]);
    return { outcome: ended.length > 0 ? 'reused' : 'unknown' };
  }

  override endByRefreshToken(refreshTokenHash: string, now: Date): Promise<SessionOwner | undefined> {
    return this.endWhere('refresh_hash', refreshTokenHash, now);
  }

  override end(sessionId: string, now: Date): Promise<SessionOwner | undefined> {
    return this.endWhere('id', sessionId, now);
  }

  private async endWhere(column: 'id' | 'refresh_hash', value: string, now: Date): Promise<SessionOwner | undefined> {
    const [row] = await this.database.query<{ user_id: string; email: string }>(
      `update sessions s set ended_at = $2 from users u
       where u.id = s.user_id and s.${column} = $1 and s.ended_at is null returning s.user_id, u.email`,
      [value, now],
    );
    return row && { userId: row.user_id, email: row.email };
  }

  override async list(userId: string, now: Date, page: PageRequest): Promise<Page<LiveSession>> {
    const { before, offset } = placeOf(page);
    const [counted, rows] = await Promise.all([
      this.database.query<{ total: number }>(`select count(*)::int as total ${FROM_OWN}`, [userId, now]),
      this.database.query<SessionRow>(LIST, [userId, now, ...before, page.limit + 1, offset]),
    ]);
    return { ...pageOf(rows, page.limit, sessionOf), total: counted[0]?.total ?? 0 };
  }

  override async endOwn(userId: string, sessionId: string, now: Date): Promise<boolean> {
    const END_OWN = `update sessions set ended_at = $2
      where user_id = $1 and id = $3 and ended_at is null and expires_at > $2 returning id`;
    return (await this.database.query(END_OWN, [userId, now, sessionId])).length > 0;
  }

  override async endAll(userId: string, keep: string | undefined, now: Date): Promise<number> {
    const END_ALL = `update sessions set ended_at = $2
      where user_id = $1 and ($3::uuid is null or id <> $3) and ended_at is null and expires_at > $2 returning id`;
    // A login holds its account until its session is visible. A statement of its own: one that waits does not see it.
    await this.database.query('select from users where id = $1 for no key update', [userId]);
    return (await this.database.query(END_ALL, [userId, now, keep])).length;
  }
}

interface AskedSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

interface SessionRow {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly refreshed_at: Date;
  readonly expires_at: Date;
  readonly cursor_value: string;
}

function sessionOf(row: SessionRow): LiveSession {
  return {
    id: row.id,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    refreshedAt: row.refreshed_at,
    expiresAt: row.expires_at,
  };
}

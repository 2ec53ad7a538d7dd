import { SessionRepository, type NewSession, type Rotation } from '@listwright/application/accounts';
import type { Actor } from '@listwright/application/shared';
import type { Database } from '../Database.js';
import { USER_COLUMNS, userOf, type UserRow } from './userRow.js';

interface ActorRow {
  readonly role: Actor['role'];
  readonly plan: Actor['plan'];
  readonly quota_overrides: Actor['quotaOverrides'];
  readonly created_at: Date;
}

const LIVE = 's.ended_at is null and s.expires_at > $NOW and u.is_active and not u.is_suspended and not u.is_archived';

const FIND_ACTOR = `select u.role, u.subscription_plan as plan, u.quota_overrides, u.created_at
  from sessions s join users u on u.id = s.user_id where s.id = $1 and s.user_id = $2 and ${LIVE.replace('$NOW', '$3')}`;

// One statement: of several callers with the same token, the row lock lets one find it unspent.
const ROTATE = `with rotated as (
    update sessions s set refresh_hash = $2, refreshed_at = $3, expires_at = $3 + (s.expires_at - s.refreshed_at)
    from users u where u.id = s.user_id and s.refresh_hash = $1 and ${LIVE.replace('$NOW', '$3')}
    returning s.id as session_id, s.user_id
  ), spent as (
    insert into spent_refresh_tokens (refresh_hash, session_id) select $1, session_id from rotated
  )
  select r.session_id, ${USER_COLUMNS.split(', ')
    .map((column) => `u.${column}`)
    .join(', ')}
  from rotated r join users u on u.id = r.user_id`;

const ADD = `with added as (
    insert into sessions (id, user_id, refresh_hash, address, user_agent, created_at, refreshed_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7) returning user_id, created_at
  )
  update users u set last_login_at = added.created_at from added where u.id = added.user_id`;

const END_REUSED = `update sessions set ended_at = coalesce(ended_at, $2)
  where id = (select session_id from spent_refresh_tokens where refresh_hash = $1) returning id`;

export class PostgresSessionRepository extends SessionRepository {
  constructor(private readonly database: Database) {
    super();
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
      ],
      'add_session',
    );
  }

  override async findActor(sessionId: string, userId: string, now: Date): Promise<Actor | undefined> {
    const [row] = await this.database.query<ActorRow>(FIND_ACTOR, [sessionId, userId, now], 'find_actor');
    return (
      row && {
        userId,
        sessionId,
        role: row.role,
        plan: row.plan,
        quotaOverrides: row.quota_overrides,
        accountStart: row.created_at,
      }
    );
  }

  override async rotate(refreshTokenHash: string, nextHash: string, now: Date): Promise<Rotation> {
    const [row] = await this.database.query<UserRow & { session_id: string }>(ROTATE, [
      refreshTokenHash,
      nextHash,
      now,
    ]);
    if (row !== undefined) return { outcome: 'rotated', sessionId: row.session_id, user: userOf(row) };
    const ended = await this.database.query(END_REUSED, [refreshTokenHash, now]);
    return { outcome: ended.length > 0 ? 'reused' : 'unknown' };
  }

  override async endByRefreshToken(refreshTokenHash: string, now: Date): Promise<void> {
    const END = 'update sessions set ended_at = coalesce(ended_at, $2) where refresh_hash = $1';
    await this.database.query(END, [refreshTokenHash, now]);
  }

  override async end(sessionId: string, now: Date): Promise<void> {
    await this.database.query('update sessions set ended_at = coalesce(ended_at, $2) where id = $1', [sessionId, now]);
  }
}

import { ApiKeyRepository, type ApiKey, type NewApiKey } from '@listwright/application/accounts';
import type { Actor } from '@listwright/application/shared';
import type { KeyScope } from '@listwright/domain/accounts';
import type { Database } from '../Database.js';
import { ACTOR_COLUMNS, actorOf, USABLE, type ActorRow } from './actorRow.js';

const ADD = `insert into api_keys (id, user_id, name, scopes, prefix, key_hash, created_at, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from api_keys where user_id = $2) < $9 returning id`;

/** Timers make many of them. */
const FORGET = `delete from api_keys where user_id = $1 and expires_at <= $2 and 'admin' = any (scopes)`;

const FIND_ACTOR = `with found as (
    select ${ACTOR_COLUMNS}, k.id as key_id, k.prefix, k.scopes, k.last_used_at
    from api_keys k join users u on u.id = k.user_id
    where k.key_hash = $1 and (k.expires_at is null or k.expires_at > $2) and ${USABLE}
  ), noted as (
    update api_keys k set last_used_at = $2 from found
    where k.id = found.key_id and (found.last_used_at is null or found.last_used_at <= $2::timestamptz - interval '1 minute')
  )
  select * from found`;

export class PostgresApiKeyRepository extends ApiKeyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override add(key: NewApiKey, most: number): Promise<boolean> {
    return this.database.transaction(async () => {
      // The lock orders callers; each counts in a statement of its own, which sees what the one before has stored.
      await this.database.query('select 1 from users where id = $1 for no key update', [key.userId]);
      await this.database.query(FORGET, [key.userId, key.createdAt]);
      const added = await this.database.query(ADD, [
        key.id,
        key.userId,
        key.name,
        key.scopes,
        key.prefix,
        key.keyHash,
        key.createdAt,
        key.expiresAt,
        most,
      ]);
      return added.length > 0;
    });
  }

  override async list(userId: string): Promise<readonly ApiKey[]> {
    const rows = await this.database.query<ApiKeyRow>(
      `select id, user_id, name, scopes, prefix, created_at, last_used_at, expires_at from api_keys
       where user_id = $1 order by created_at desc, id desc`,
      [userId],
    );
    return rows.map(apiKeyOf);
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.query('delete from api_keys where user_id = $1 and id = $2 returning id', [
      userId,
      id,
    ]);
    return removed.length > 0;
  }

  override async removeAll(userId: string): Promise<number> {
    return (await this.database.query('delete from api_keys where user_id = $1 returning id', [userId])).length;
  }

  override async findActor(keyHash: string, now: Date): Promise<Actor | undefined> {
    const [row] = await this.database.query<ActorRow & { scopes: KeyScope[]; prefix: string }>(
      FIND_ACTOR,
      [keyHash, now],
      'find_key_actor',
    );
    return row && { ...actorOf(row), scopes: row.scopes, keyPrefix: row.prefix };
  }
}

interface ApiKeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly scopes: KeyScope[];
  readonly prefix: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly expires_at: Date | null;
}

function apiKeyOf(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}

import { IdempotencyStore, type KeyState, type StoredReply } from '../../http/IdempotencyStore.js';
import type { Database } from '../Database.js';

// A key is taken by inserting it. One without a reply whose process died is free again when its units are (ten minutes,
// longer than any work may take), one with a reply after 24 hours.
const BEGIN = `insert into idempotency_keys as k (user_id, key, fingerprint) values ($1, $2, $3)
  on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, reply = null, created_at = now()
    where k.created_at < now() - case when k.reply is null then interval '10 minutes' else interval '24 hours' end
  returning 1`;

export class PostgresIdempotencyStore extends IdempotencyStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async begin(userId: string, key: string, fingerprint: string): Promise<KeyState> {
    const taken = await this.database.query(BEGIN, [userId, key, fingerprint]);
    if (taken.length > 0) return { state: 'mine' };
    const [row] = await this.database.query<{ fingerprint: string; reply: StoredReply | null }>(
      'select fingerprint, reply from idempotency_keys where user_id = $1 and key = $2',
      [userId, key],
    );
    if (row === undefined) return { state: 'running' };
    if (row.fingerprint !== fingerprint) return { state: 'mismatch' };
    return row.reply === null ? { state: 'running' } : { state: 'answered', reply: row.reply };
  }

  override async finish(userId: string, key: string, reply: StoredReply): Promise<void> {
    await this.database.query('update idempotency_keys set reply = $3 where user_id = $1 and key = $2', [
      userId,
      key,
      JSON.stringify(reply),
    ]);
  }

  override async abandon(userId: string, key: string): Promise<void> {
    await this.database.query('delete from idempotency_keys where user_id = $1 and key = $2 and reply is null', [
      userId,
      key,
    ]);
  }

  override async sweep(): Promise<void> {
    await this.database.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
    await this.database.query('delete from attempt_counters where expire < extract(epoch from now()) * 1000');
  }
}

import type { SecretBox } from '@listwright/application/accounts';
import { IdempotencyStore, type KeyState, type StoredReply } from '../../http/IdempotencyStore.js';
import type { Database } from '../Database.js';

// A key is taken by inserting it. One without a reply whose process died is free again when its units are (ten minutes,
// longer than any work may take), one with a reply after 24 hours.
const BEGIN = `insert into idempotency_keys as k (user_id, key, fingerprint) values ($1, $2, $3)
  on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, reply = null, created_at = now()
    where k.created_at < now() - case when k.reply is null then interval '10 minutes' else interval '24 hours' end
  returning 1`;

/** Replies may hold a secret that is shown once, such as a new API key: they are stored sealed. */
export class PostgresIdempotencyStore extends IdempotencyStore {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {
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
    if (row.reply === null) return { state: 'running' };
    const { status, body } = row.reply;
    if (body === null) return { state: 'answered', reply: { status, body } };
    const opened = this.box.open(body, contextOf(userId));
    // Sealed with a key that this server no longer has: the work was done, so it must not be done again.
    return opened === undefined ? { state: 'mismatch' } : { state: 'answered', reply: { status, body: opened } };
  }

  override async finish(userId: string, key: string, { status, body }: StoredReply): Promise<void> {
    const reply = { status, body: body === null ? null : this.box.seal(body, contextOf(userId)) };
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

const contextOf = (userId: string): string => `reply:${userId}`;

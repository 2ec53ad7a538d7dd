import { PasswordResetRepository, type NewPasswordReset } from '@listwright/application/accounts';
import type { Database } from '../Database.js';

// One row an account, so that a newer link replaces the older even if both are asked for at once.
const REPLACE = `insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
    expires_at = excluded.expires_at`;

const USABLE = 'token_hash = $1 and expires_at > $2 and user_id is not null';

export class PostgresPasswordResetRepository extends PasswordResetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async replace({ tokenHash, userId, createdAt, expiresAt }: NewPasswordReset): Promise<void> {
    await this.database.query(REPLACE, [tokenHash, userId, createdAt, expiresAt]);
  }

  override async holds(tokenHash: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(`select 1 from password_resets where ${USABLE}`, [tokenHash, now]);
    return rows.length > 0;
  }

  override async take(tokenHash: string, now: Date): Promise<string | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      `delete from password_resets where ${USABLE} returning user_id`,
      [tokenHash, now],
    );
    return row?.user_id;
  }

  override async discard(userId: string): Promise<void> {
    await this.database.query('delete from password_resets where user_id = $1', [userId]);
  }

  override async sweep(now: Date): Promise<void> {
    await this.database.query('delete from password_resets where expires_at <= $1', [now]);
  }
}

import {
  EmailVerificationRepository,
  type NewEmailVerification,
  type VerifiedAddress,
} from '@listwright/application/accounts';
import type { Database } from '../Database.js';

// One row an account, so that a newer link replaces the older even if both are asked for at once.
const REPLACE = `insert into email_verifications (token_hash, user_id, email, created_at, expires_at)
  values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set token_hash = excluded.token_hash, email = excluded.email,
    created_at = excluded.created_at, expires_at = excluded.expires_at`;

export class PostgresEmailVerificationRepository extends EmailVerificationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async replace({ tokenHash, userId, email, createdAt, expiresAt }: NewEmailVerification): Promise<void> {
    await this.database.query(REPLACE, [tokenHash, userId, email, createdAt, expiresAt]);
  }

  override async take(tokenHash: string, now: Date): Promise<VerifiedAddress | undefined> {
    const [row] = await this.database.query<{ user_id: string; email: string }>(
      'delete from email_verifications where token_hash = $1 and expires_at > $2 returning user_id, email',
      [tokenHash, now],
    );
    return row && { userId: row.user_id, email: row.email };
  }

  override async sweep(now: Date): Promise<void> {
    await this.database.query('delete from email_verifications where expires_at <= $1', [now]);
  }
}

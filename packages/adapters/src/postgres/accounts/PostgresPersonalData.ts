import { PersonalData } from '@listwright/application/accounts';
import type { Database } from '../Database.js';

/**
 * Tables whose rows go with their account. What has a `user_id` and is not here is a ledger (a test holds this true).
 * Units that are held come first: a text that is still being written finds them gone, and is not saved.
 */
export const ERASED_TABLES = [
  'quota_reservations',
  'bulk_batches',
  'bulk_column_maps',
  'listings',
  'listing_counts',
  'sessions',
  'api_keys',
  'password_resets',
  'totp_factors',
  'recovery_codes',
  'email_verifications',
  'outbox_mails',
  'idempotency_keys',
] as const;

/** A statement has seconds: fifty thousand listings with their versions go in several, bulk jobs with their rows one by one. */
const AT_ONCE = 2000;

export class PostgresPersonalData extends PersonalData {
  constructor(private readonly database: Database) {
    super();
  }

  override erase(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      for (const table of ERASED_TABLES) await this.eraseFrom(table, userId);
    });
  }

  private async eraseFrom(table: (typeof ERASED_TABLES)[number], userId: string): Promise<void> {
    const erase = `delete from ${table} where ctid = any(array(select ctid from ${table} where user_id = $1 limit $2)) returning 1`;
    let erased: unknown[];
    const atOnce = table === 'bulk_batches' ? 1 : AT_ONCE;
    do erased = await this.database.query(erase, [userId, atOnce]);
    while (erased.length === atOnce);
  }
}

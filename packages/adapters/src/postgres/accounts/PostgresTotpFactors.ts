import { TotpFactors, type TotpFactor } from '@listwright/application/accounts';
import type { Database } from '../Database.js';

const START = `insert into totp_factors as f (user_id, sealed_secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
  where f.confirmed_at is null returning user_id`;

const FIND = `select sealed_secret, confirmed_at,
    (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as codes
  from totp_factors f where user_id = $1`;

const CONFIRM = `update totp_factors set confirmed_at = $4, last_step = $3
  where user_id = $1 and sealed_secret = $2 and confirmed_at is null returning user_id`;

// One statement: of several callers with the same code, the row lock lets one find the step unused.
const USE_STEP = `update totp_factors set last_step = $3
  where user_id = $1 and sealed_secret = $2 and confirmed_at is not null and last_step < $3 returning user_id`;

const ADD_CODES = `insert into recovery_codes (user_id, code_hash)
  select user_id, unnest($2::text[]) from totp_factors where user_id = $1 and confirmed_at is not null`;

const USE_CODE = `with used as (
    delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id
  )
  select (select count(*)::int from recovery_codes c where c.user_id = used.user_id) - 1 as left_over from used`;

export class PostgresTotpFactors extends TotpFactors {
  constructor(private readonly database: Database) {
    super();
  }

  override async start(userId: string, sealedSecret: string, now: Date): Promise<boolean> {
    return (await this.database.query(START, [userId, sealedSecret, now])).length > 0;
  }

  override async find(userId: string): Promise<TotpFactor | undefined> {
    const [row] = await this.database.query<{ sealed_secret: string; confirmed_at: Date | null; codes: number }>(FIND, [
      userId,
    ]);
    return row && { sealedSecret: row.sealed_secret, confirmedAt: row.confirmed_at, recoveryCodesLeft: row.codes };
  }

  override confirm(
    userId: string,
    sealedSecret: string,
    step: number,
    codeHashes: readonly string[],
    now: Date,
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      // A new session updates this row: it waits for the lock, and finds the second step at its next check.
      await this.database.query('select 1 from users where id = $1 for no key update', [userId]);
      const confirmed = await this.database.query(CONFIRM, [userId, sealedSecret, step, now]);
      if (confirmed.length === 0) return false;
      await this.replaceRecoveryCodes(userId, codeHashes);
      return true;
    });
  }

  override async useStep(userId: string, sealedSecret: string, step: number): Promise<boolean> {
    return (await this.database.query(USE_STEP, [userId, sealedSecret, step])).length > 0;
  }

  override async useRecoveryCode(userId: string, codeHash: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ left_over: number }>(USE_CODE, [userId, codeHash]);
    return row?.left_over;
  }

  override replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.query('delete from recovery_codes where user_id = $1', [userId]);
      await this.database.query(ADD_CODES, [userId, codeHashes]);
    });
  }

  override async remove(userId: string): Promise<boolean> {
    const [row] = await this.database.query<{ confirmed_at: Date | null }>(
      'delete from totp_factors where user_id = $1 returning confirmed_at',
      [userId],
    );
    return row !== undefined && row.confirmed_at !== null;
  }
}

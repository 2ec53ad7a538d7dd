import type { Platform } from '../composition/Platform.js';
import { AesSecretBox } from '../security/AesSecretBox.js';

const ROWS_AT_ONCE = 200;

const NEXT = `select user_id, sealed_secret from totp_factors where $1::uuid is null or user_id > $1
  order by user_id limit ${ROWS_AT_ONCE}`;

// Only what was read: an account that set up its app again meanwhile has a secret under the current key.
const RESEAL = 'update totp_factors set sealed_secret = $3 where user_id = $1 and sealed_secret = $2 returning user_id';

export interface Resealed {
  /** Secrets that were sealed with the former key, and now are with the present one. */
  readonly resealed: number;
  /** Secrets that neither key opens: their owners sign in with recovery codes and set up their app again. */
  readonly lost: number;
}

/** Seals every stored secret with the present key. Can be killed and run again: each row is done by itself. */
export async function resealSecrets({ config, database, secret }: Platform): Promise<Resealed> {
  const present = new AesSecretBox(secret);
  const either = new AesSecretBox(secret, config.SECRET_KEY_OLD);
  const counts = { resealed: 0, lost: 0 };
  let after: string | null = null;
  for (;;) {
    const rows: { user_id: string; sealed_secret: string }[] = await database.query(NEXT, [after]);
    for (const { user_id: userId, sealed_secret: sealed } of rows) {
      if (present.open(sealed, userId) !== undefined) continue;
      const text = either.open(sealed, userId);
      if (text === undefined) counts.lost += 1;
      else counts.resealed += (await database.query(RESEAL, [userId, sealed, present.seal(text, userId)])).length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return counts;
    after = last.user_id;
  }
}

import type { Platform } from '../composition/Platform.js';
import { AesSecretBox } from '../security/AesSecretBox.js';

const CONTEXT = 'secret key check';
const TEXT = 'this database is sealed with this key';

/** `former`: by SECRET_KEY_OLD; `changed`: by neither key; `unknown`: no key is recorded yet. */
type KeyState = 'current' | 'former' | 'changed' | 'unknown';

/** A value in the database, sealed with the key of its secrets: it detects a changed key before a user is affected. */
export class SecretKeyCheck {
  constructor(private readonly platform: Platform) {}

  async state(): Promise<KeyState> {
    const { database, secret, config } = this.platform;
    const [found] = await database.query<{ sealed: string }>('select sealed from secret_key_check');
    if (found === undefined) return 'unknown';
    if (new AesSecretBox(secret).open(found.sealed, CONTEXT) === TEXT) return 'current';
    const former = config.SECRET_KEY_OLD;
    return former !== undefined && new AesSecretBox(former).open(found.sealed, CONTEXT) === TEXT ? 'former' : 'changed';
  }

  /** Records the key where none is recorded; of several processes the first wins. */
  async note(): Promise<void> {
    await this.write('on conflict (id) do nothing');
  }

  /** Records the key in place of the previous one. */
  async renew(): Promise<void> {
    await this.write('on conflict (id) do update set sealed = excluded.sealed');
  }

  private async write(onConflict: string): Promise<void> {
    const sealed = new AesSecretBox(this.platform.secret).seal(TEXT, CONTEXT);
    await this.platform.database.query(`insert into secret_key_check (sealed) values ($1) ${onConflict}`, [sealed]);
  }
}

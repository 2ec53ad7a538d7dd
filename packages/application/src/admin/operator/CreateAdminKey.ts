import { accountErrors, ADMIN_KEY_DAYS, MAX_API_KEYS, type ApiScope, type User } from '@listwright/domain/accounts';
import {
  API_KEY_MARK,
  apiKeyPrefix,
  type ApiKey,
  type ApiKeyRepository,
  type TokenIssuer,
  type UserRepository,
} from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import { namedUser } from './namedUser.js';
import { operatorEntry } from './operatorEntry.js';

const HOUR_MS = 3_600_000;

export interface AdminKey {
  readonly user: User;
  readonly apiKey: ApiKey;
  /** Shown now and kept nowhere. */
  readonly key: string;
}

/**
 * Makes a key for an administrator's programs from the server itself, so that a timer at the server can call the operations of
 * administrators. Throws `admin_only` for other accounts, and where the account has all the keys it may have.
 */
export class CreateAdminKey {
  constructor(
    private readonly users: UserRepository,
    private readonly keys: ApiKeyRepository,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** `hours`: how long it works, a day at most. */
  async execute(operator: string, named: string, scopes: readonly ApiScope[], hours: number): Promise<AdminKey> {
    const now = this.clock.now();
    const user = await namedUser(this.users, named, now);
    if (user.role !== 'admin') throw accountErrors.adminOnly();
    if (hours > ADMIN_KEY_DAYS * 24) throw accountErrors.adminKeyTooLong();
    const key = `${API_KEY_MARK}${this.tokens.secret()}`;
    const apiKey: ApiKey = {
      ...{ id: this.ids.next(), userId: user.id, name: `Made by ${operator}`, scopes: [...scopes, 'admin'] },
      ...{ prefix: apiKeyPrefix(key), createdAt: now, lastUsedAt: null },
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
    };
    const added = await this.keys.add({ ...apiKey, keyHash: this.tokens.hashSecret(key) }, MAX_API_KEYS);
    if (!added) throw accountErrors.tooManyApiKeys();
    const detail = {
      scopes: apiKey.scopes,
      prefix: apiKey.prefix,
      expires_at: apiKey.expiresAt?.toISOString() ?? null,
    };
    await this.audit.record(operatorEntry(operator, 'api_key.made', user, detail));
    return { user, apiKey, key };
  }
}

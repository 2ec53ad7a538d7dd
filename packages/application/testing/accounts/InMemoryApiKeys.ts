import { canUseAccount } from '@listwright/domain/accounts';
import { ApiKeyRepository, type ApiKey, type NewApiKey } from '../../src/accounts/index.js';
import type { Actor } from '../../src/shared/index.js';
import type { InMemoryUsers } from './InMemoryUsers.js';

const MINUTE_MS = 60_000;

export class InMemoryApiKeys extends ApiKeyRepository {
  private keys: { readonly keyHash: string; key: ApiKey }[] = [];

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async add({ keyHash, ...key }: NewApiKey, most: number): Promise<boolean> {
    this.keys = this.keys.filter(({ key: { userId, scopes, expiresAt } }) => {
      const hasRunOut = expiresAt !== null && expiresAt <= key.createdAt;
      return userId !== key.userId || !scopes.includes('admin') || !hasRunOut;
    });
    if (this.own(key.userId).length >= most) return false;
    this.keys.unshift({ keyHash, key: { ...key, lastUsedAt: null } });
    return true;
  }

  override async list(userId: string): Promise<readonly ApiKey[]> {
    return this.own(userId);
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const before = this.keys.length;
    this.keys = this.keys.filter(({ key }) => key.id !== id || key.userId !== userId);
    return this.keys.length < before;
  }

  override async removeAll(userId: string): Promise<number> {
    const before = this.keys.length;
    this.keys = this.keys.filter(({ key }) => key.userId !== userId);
    return before - this.keys.length;
  }

  override async findActor(keyHash: string, now: Date): Promise<Actor | undefined> {
    const stored = this.keys.find((one) => one.keyHash === keyHash);
    const user = stored && (await this.users.find(stored.key.userId));
    if (stored === undefined || user === undefined || !canUseAccount(user)) return undefined;
    const { expiresAt, lastUsedAt, scopes, prefix } = stored.key;
    if (expiresAt !== null && expiresAt <= now) return undefined;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS) {
      stored.key = { ...stored.key, lastUsedAt: now };
    }
    const { id, email, role, plan, hasTotp, createdAt } = user;
    const account = { userId: id, email, role, plan, quotaOverrides: {}, hasTotp, accountStart: createdAt };
    return { ...account, scopes, keyPrefix: prefix };
  }

  /** Deletes the account's data. */
  forget(userId: string): void {
    this.keys = this.keys.filter(({ key }) => key.userId !== userId);
  }

  private own(userId: string): ApiKey[] {
    return this.keys.map(({ key }) => key).filter((key) => key.userId === userId);
  }
}

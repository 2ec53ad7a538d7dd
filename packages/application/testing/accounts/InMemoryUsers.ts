import { canUseAccount, emailKey, type User } from '@listwright/domain/accounts';
import {
  UserRepository,
  type Anonymous,
  type NewUser,
  type ProfileChange,
  type UserCredentials,
  type NewSession,
} from '../../src/accounts/index.js';

interface Stored {
  user: User;
  passwordHash: string;
  /** Addresses that sessions of the account were opened from, with the time of the last. */
  readonly addresses: Map<string, Date>;
  lastLoginAt: Date | null;
}

const DAYS_30_MS = 30 * 86_400_000;

export class InMemoryUsers extends UserRepository {
  private readonly byKey = new Map<string, Stored>();

  override async add(user: NewUser): Promise<User | undefined> {
    const key = emailKey(user.email);
    if (this.byKey.has(key)) return undefined;
    const { passwordHash, ...rest } = user;
    const added: User = {
      ...rest,
      email: user.email.trim(),
      plan: 'free',
      isActive: true,
      isSuspended: false,
      isArchived: false,
      emailVerifiedAt: null,
      hasTotp: false,
    };
    this.byKey.set(key, { user: added, passwordHash, addresses: new Map(), lastLoginAt: null });
    return added;
  }

  override async findCredentials(email: string, address: string, now: Date): Promise<UserCredentials | undefined> {
    const stored = this.byKey.get(emailKey(email));
    const seen = stored?.addresses.get(address);
    const knowsAddress = seen !== undefined && now.getTime() - seen.getTime() < DAYS_30_MS;
    return (
      stored && {
        user: stored.user,
        passwordHash: stored.passwordHash,
        knowsAddress,
      }
    );
  }

  override async find(id: string): Promise<User | undefined> {
    return this.stored(id)?.user;
  }

  override async updateProfile(id: string, change: ProfileChange): Promise<User | 'email_taken' | undefined> {
    const stored = this.stored(id);
    const { email = stored?.user.email ?? '' } = change;
    const owner = this.byKey.get(emailKey(email));
    if (stored !== undefined && owner !== undefined && owner !== stored) return 'email_taken';
    const isNewAddress = owner === undefined;
    return this.change(id, { ...change, ...(isNewAddress ? { emailVerifiedAt: null } : {}) });
  }

  override async replacePasswordHash(id: string, passwordHash: string, instead?: string): Promise<void> {
    const stored = this.stored(id);
    if (stored !== undefined && (instead === undefined || stored.passwordHash === instead))
      stored.passwordHash = passwordHash;
  }

  override async markEmailVerified(id: string, email: string, now: Date): Promise<boolean> {
    const stored = this.stored(id);
    if (stored === undefined || emailKey(stored.user.email) !== emailKey(email)) return false;
    stored.user = { ...stored.user, emailVerifiedAt: now };
    return true;
  }

  override async passwordHashOf(id: string): Promise<string | undefined> {
    return this.stored(id)?.passwordHash;
  }

  override async anonymise(id: string, remains: Anonymous): Promise<boolean> {
    const stored = this.stored(id);
    if (stored === undefined) return false;
    const admins = [...this.byKey.values()].filter(({ user }) => user.role === 'admin' && canUseAccount(user));
    if (stored.user.role === 'admin' && admins.every((admin) => admin === stored)) return false;
    this.byKey.delete(emailKey(stored.user.email));
    const { email, fullName, passwordHash } = remains;
    const user: User = {
      ...stored.user,
      email,
      fullName,
      companyName: '',
      phone: '',
      role: 'user',
      isArchived: true,
      emailVerifiedAt: null,
    };
    this.byKey.set(emailKey(email), { user, passwordHash, addresses: new Map(), lastLoginAt: null });
    return true;
  }

  override async hasAdministrator(): Promise<boolean> {
    return [...this.byKey.values()].some(({ user }) => user.role === 'admin');
  }

  /** Records the login of a new session. */
  seenAt(id: string, { address, createdAt, isLogin }: NewSession): void {
    const stored = this.stored(id);
    stored?.addresses.set(address, createdAt);
    if (stored !== undefined && isLogin) stored.lastLoginAt = createdAt;
  }

  /** Every account but those deleted for good, newest first, with the time of its last login. */
  all(): readonly { readonly user: User; readonly lastLoginAt: Date | null }[] {
    return [...this.byKey.values()]
      .filter(({ user }) => !user.email.endsWith('@deleted.invalid'))
      .map(({ user, lastLoginAt }) => ({ user, lastLoginAt }))
      .toSorted((a, b) => b.user.createdAt.getTime() - a.user.createdAt.getTime() || (a.user.id < b.user.id ? 1 : -1));
  }

  /** For tests that need an account in another state. */
  change(id: string, change: Partial<User>): User | undefined {
    const stored = this.stored(id);
    if (stored === undefined) return undefined;
    stored.user = {
      ...stored.user,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    };
    // The address is the key.
    for (const [key, one] of this.byKey) if (one === stored) this.byKey.delete(key);
    this.byKey.set(emailKey(stored.user.email), stored);
    return stored.user;
  }

  private stored(id: string): Stored | undefined {
    return [...this.byKey.values()].find(({ user }) => user.id === id);
  }
}

import { ApiError, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../api/WebClient';
import { isExpiring } from './isExpiring';

export type User = CallOutput<typeof api.accounts.me>['user'];
type Registration = CallInput<typeof api.accounts.register>['body'];

interface Persisted {
  readonly user: User | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
}

export const SESSION_KEY = 'auth-storage';
const SIGNED_OUT: Persisted = { user: null, token: null, isAuthenticated: false };

/** The session. Exactly `user`, `token` and `isAuthenticated` are persisted, under the key `auth-storage`. */
export class SessionStore {
  user: User | null = null;
  token: string | null = null;
  isAuthenticated = false;
  isLoading = false;
  /** The server ended the session: the login page then says so. */
  hasEnded = false;
  /** The user logged out: the next login starts at home, not at the last page. */
  hasLeft = false;
  private refreshing: Promise<boolean> | null = null;
  /** Incremented when the session ends: a refresh in progress must not restore it. */
  private ends = 0;

  constructor(
    private readonly client: Pick<WebClient, 'accounts'>,
    private readonly storage: Storage = localStorage,
  ) {
    this.read();
    makeAutoObservable<this, 'client' | 'storage' | 'refreshing'>(
      this,
      { client: false, storage: false, refreshing: false },
      { autoBind: true },
    );
  }

  get isAdmin(): boolean {
    return this.user?.role === 'admin';
  }

  get isExpiring(): boolean {
    return this.token !== null && isExpiring(this.token);
  }

  /** Pass `code` if a first attempt fails with `totp_required`. */
  async login(email: string, password: string, code?: string): Promise<User> {
    return this.whileLoading(async () => {
      const { token, user } = await this.enter(email, password, code);
      this.begin(user, token);
      return user;
    });
  }

  /** Logs an administrator in. Any other account is logged out at once, and the result is null. */
  async loginAdmin(email: string, password: string, code?: string): Promise<User | null> {
    return this.whileLoading(async () => {
      const { token, user } = await this.enter(email, password, code);
      if (user.role === 'admin') {
        this.begin(user, token);
        return user;
      }
      await this.revoke(token);
      return null;
    });
  }

  /** Registers an account. Does not log in. */
  async register(details: Registration): Promise<void> {
    await this.whileLoading(async () => {
      const trimmed = Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, String(value ?? '').trim()]),
      );
      await this.client.accounts.register({ body: trimmed as Registration });
    });
  }

  /** Logs out at once; the server is notified in the background. */
  async logout(): Promise<void> {
    const { token } = this;
    this.clear();
    this.hasLeft = true;
    if (token !== null) await this.revoke(token);
  }

  /** The account was deleted: there is no session left to end. */
  forget(): void {
    this.clear();
    this.hasLeft = true;
  }

  /**
   * Refreshes the token with the refresh cookie. Concurrent callers share one request; tabs take turns. False if the
   * session is over.
   */
  refresh(): Promise<boolean> {
    // A refresh that waits for its turn is of the session that asked for it.
    const { ends } = this;
    this.refreshing ??= inTurn(() => this.renew(ends)).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  end(): void {
    this.clear();
    this.hasEnded = true;
  }

  update(user: User): void {
    this.user = user;
    this.write();
  }

  /** The server blocks this administrator until two-step sign-in is set up. */
  requireTotp(): void {
    if (this.user !== null) this.update({ ...this.user, totp_setup_required: true });
  }

  /** Takes over the session that another tab stored. */
  read(): void {
    const stored = parse(this.storage.getItem(SESSION_KEY));
    this.user = stored.user;
    this.token = stored.token;
    this.isAuthenticated = stored.isAuthenticated;
  }

  private async renew(ends: number): Promise<boolean> {
    if (ends !== this.ends) return false;
    const before = this.token;
    const stored = parse(this.storage.getItem(SESSION_KEY));
    // Another tab refreshed first: its token is valid, and reusing the old cookie would end the session.
    if (stored.token !== null && stored.token !== before) {
      runInAction(() => this.read());
      return true;
    }
    try {
      const { token, user } = await this.client.accounts.refresh({ body: {} });
      if (ends !== this.ends) return false;
      this.begin(user, token);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthenticated') return false;
      throw error;
    }
  }

  private enter(email: string, password: string, code: string | undefined) {
    const credentials = { email: email.trim(), password: password.trim() };
    return this.client.accounts.login({ body: code === undefined ? credentials : { ...credentials, code } });
  }

  private async revoke(token: string): Promise<void> {
    await this.client.accounts
      .logout({ body: {} }, { headers: { authorization: `Bearer ${token}` } })
      .catch(() => undefined);
  }

  private begin(user: User, token: string): void {
    runInAction(() => {
      this.user = user;
      this.token = token;
      this.isAuthenticated = true;
      this.hasEnded = false;
      this.hasLeft = false;
      this.write();
    });
  }

  private clear(): void {
    this.ends += 1;
    this.user = null;
    this.token = null;
    this.isAuthenticated = false;
    this.hasEnded = false;
    this.write();
  }

  private write(): void {
    const { user, token, isAuthenticated } = this;
    this.storage.setItem(SESSION_KEY, JSON.stringify({ user, token, isAuthenticated } satisfies Persisted));
  }

  private async whileLoading<T>(act: () => Promise<T>): Promise<T> {
    this.isLoading = true;
    try {
      return await act();
    } finally {
      runInAction(() => {
        this.isLoading = false;
      });
    }
  }
}

/** One tab at a time, if the browser supports locks: the refresh token changes with each use. */
async function inTurn(act: () => Promise<boolean>): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return act();
  return locks.request('listwright-refresh', act);
}

function parse(text: string | null): Persisted {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Persisted> | null;
    if (stored === null || typeof stored.token !== 'string' || stored.isAuthenticated !== true || stored.user == null)
      return SIGNED_OUT;
    return { user: stored.user, token: stored.token, isAuthenticated: true };
  } catch {
    return SIGNED_OUT;
  }
}

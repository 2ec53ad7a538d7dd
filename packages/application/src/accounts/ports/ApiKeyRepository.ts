import type { Actor } from '../../shared/index.js';
import type { ApiKey } from '../apiKeys/ApiKey.js';

export type NewApiKey = Omit<ApiKey, 'lastUsedAt'> & { readonly keyHash: string };

/** The keys of programs. Every call but `findActor` names the owner: keys of other accounts are not found. */
export abstract class ApiKeyRepository {
  /** Stores a key; false where the account has `most` already. Of several callers at `most - 1` one succeeds.
   * Removes the account's keys with the scope `admin` that have run out: timers make many. */
  abstract add(key: NewApiKey, most: number): Promise<boolean>;
  /** All of an account, newest first. */
  abstract list(userId: string): Promise<readonly ApiKey[]>;
  /** Whether there was one to remove. */
  abstract remove(userId: string, id: string): Promise<boolean>;
  /** Removes every key of an account. Resolves to how many there were. */
  abstract removeAll(userId: string): Promise<number>;
  /**
   * The usable account behind a key that has not run out, with the key's scopes, or undefined. Notes that the key was
   * used, at most once a minute. One round trip: it runs at every request.
   */
  abstract findActor(keyHash: string, now: Date): Promise<Actor | undefined>;
}

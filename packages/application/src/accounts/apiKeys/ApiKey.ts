import type { KeyScope } from '@listwright/domain/accounts';

/** The prefix of every key, so that secret scanners find leaked ones. */
export const API_KEY_MARK = 'lw_';

const PREFIX_LENGTH = 8;

/** The part of a key that is stored, to distinguish keys. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/** A key as its owner sees it; the key itself is shown once and not stored. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Its first characters, to distinguish keys. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

import type { KeyScope } from '@listwright/domain/accounts';

/** What every key begins with, so that one in the wrong place (a repository, a log) is found by a scanner. */
export const API_KEY_MARK = 'lw_';

const PREFIX_LENGTH = 8;

/** What of a key is kept, to tell keys apart. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/** A key as its owner sees it; the key itself is told once and not kept. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Its first characters, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

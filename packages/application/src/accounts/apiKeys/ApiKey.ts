import type { ApiScope } from '@listwright/domain/accounts';

/** The prefix of every key, so that secret scanners find leaked ones. */
export const API_KEY_MARK = 'lw_';

/** A key as its owner sees it; the key itself is shown once and not stored. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Its first characters, to distinguish keys. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

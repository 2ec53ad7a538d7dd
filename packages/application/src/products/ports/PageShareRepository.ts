import type { PageShare, SharedPage } from '../pages/shares/PageShare.js';

export interface NewPageShare {
  readonly share: PageShare;
  readonly page: SharedPage;
  readonly tokenHash: string;
}

/** Links to analyses of pages. Every call but `open` names the owner: links of other accounts are not found. */
export abstract class PageShareRepository {
  /** Stores a link; false where the account has `most` that have not expired. Of several callers at `most - 1` one succeeds. */
  abstract add(share: NewPageShare, most: number): Promise<boolean>;
  /** Those of an account that have not expired, newest first. */
  abstract list(userId: string, now: Date): Promise<readonly PageShare[]>;
  /** Whether there was one to remove. */
  abstract remove(userId: string, id: string): Promise<boolean>;
  /** What the link with this token shows, and until when; undefined where it has expired or its account may not sign in. */
  abstract open(tokenHash: string, now: Date): Promise<(SharedPage & Pick<PageShare, 'expiresAt'>) | undefined>;
  /** Removes all that have expired. Resolves to how many there were. */
  abstract removeExpired(now: Date): Promise<number>;
}

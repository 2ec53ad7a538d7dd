import type { TokenIssuer } from '../../../accounts/index.js';
import type { Actor, Clock } from '../../../shared/index.js';
import type { PageShareRepository } from '../../ports/PageShareRepository.js';
import type { PageShare, SharedPage } from './PageShare.js';
import { shareErrors } from './shareErrors.js';

/** The links that were made: listed and revoked by their owner, opened by anyone. */
export class PageShares {
  constructor(
    private readonly shares: PageShareRepository,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
  ) {}

  /** Those that can be opened, newest first. */
  list({ userId }: Actor): Promise<readonly PageShare[]> {
    return this.shares.list(userId, this.clock.now());
  }

  /** Throws `share_not_found`. */
  async revoke({ userId }: Actor, id: string): Promise<void> {
    if (!(await this.shares.remove(userId, id))) throw shareErrors.notFound();
  }

  /** Throws `share_gone`. */
  async open(token: string): Promise<SharedPage & Pick<PageShare, 'expiresAt'>> {
    const shown = await this.shares.open(this.tokens.hashSecret(token), this.clock.now());
    if (shown === undefined) throw shareErrors.gone();
    return shown;
  }

  /** Removes links that have expired. Resolves to how many there were. */
  sweep(): Promise<number> {
    return this.shares.removeExpired(this.clock.now());
  }
}

import { SHARES_AT_MOST, type ShareDays } from '@listwright/domain/products';
import type { TokenIssuer } from '../../../accounts/index.js';
import type { Actor, Clock, IdSource } from '../../../shared/index.js';
import type { PageShareRepository } from '../../ports/PageShareRepository.js';
import type { PageShare, SharedPage } from './PageShare.js';
import { sharedProduct } from './sharedProduct.js';
import { shareErrors } from './shareErrors.js';

const DAY_MS = 86_400_000;

/** Makes a link that shows the analysis of a page to anyone who has it. Only the hash of its token is stored. */
export class SharePage {
  constructor(
    private readonly shares: PageShareRepository,
    private readonly tokens: TokenIssuer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Throws `too_many_shares`. */
  async execute(
    { userId }: Actor,
    page: Omit<SharedPage, 'readAt'> & { readonly readAt?: Date | undefined },
    days: ShareDays,
  ): Promise<{ readonly share: PageShare; readonly token: string }> {
    const [now, token] = [this.clock.now(), this.tokens.secret()];
    const product = sharedProduct(page.product);
    const share: PageShare = {
      id: this.ids.next(),
      userId,
      title: product.title,
      address: product.url,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    };
    // A page cannot have been read later than now.
    const kept = { product, readAt: page.readAt === undefined || page.readAt > now ? now : page.readAt };
    const tokenHash = this.tokens.hashSecret(token);
    if (!(await this.shares.add({ share, page: kept, tokenHash }, SHARES_AT_MOST))) throw shareErrors.tooMany();
    return { share, token };
  }
}

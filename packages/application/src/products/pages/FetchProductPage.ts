import type { QuotaGuard } from '../../billing/index.js';
import type { Actor } from '../../shared/index.js';
import { spendOnProduct, type ProductPage } from './spendOnProduct.js';
import type { VisitPage } from './VisitPage.js';

/** Fetches a page that a person asked for and reads its product. */
export class FetchProductPage {
  constructor(
    private readonly visit: VisitPage,
    private readonly quota: QuotaGuard,
  ) {}

  /**
   * Throws the page faults of `PageFetcher`, `page_without_product` where the page is no product's, and `quota_exceeded`. Only a page with a
   * product is charged.
   */
  execute(actor: Actor, address: string, signal?: AbortSignal): Promise<ProductPage> {
    return spendOnProduct(this.quota, actor, () => this.visit.execute(address, signal));
  }
}

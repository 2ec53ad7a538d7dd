import type { QuotaGuard } from '../../billing/index.js';
import type { Actor, PageFetcher } from '../../shared/index.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';
import { spendOnProduct, type ProductPage } from './spendOnProduct.js';

/** Fetches a page that a person asked for and reads its product. */
export class FetchProductPage {
  constructor(
    private readonly fetcher: PageFetcher,
    private readonly reader: ProductPageReader,
    private readonly quota: QuotaGuard,
  ) {}

  /**
   * Throws the page faults of `PageFetcher`, `page_without_product` where the page is no product's, and `quota_exceeded`. Only a page with a
   * product is charged.
   */
  execute(actor: Actor, address: string, signal?: AbortSignal): Promise<ProductPage> {
    return spendOnProduct(this.quota, actor, async () => {
      const { text, address: found } = await this.fetcher.read(address, { signal });
      return this.reader.read(text, found);
    });
  }
}

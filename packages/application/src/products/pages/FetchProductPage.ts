import type { PageProduct, ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor, PageFetcher } from '../../shared/index.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';
import { pageErrors } from './pageErrors.js';
import { spendOnPage } from './spendOnPage.js';

/** A page that shows one product. */
export type ProductPage = ReadPage & { readonly product: PageProduct };

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
  async execute(actor: Actor, address: string, signal?: AbortSignal): Promise<ProductPage> {
    const page = await spendOnPage(this.quota, actor, async () => {
      const { text, address: found } = await this.fetcher.read(address, { signal });
      const read = await this.reader.read(text, found);
      if (read.product === null) throw pageErrors.noProduct(read);
      return read;
    });
    if (page.product === null) throw pageErrors.noProduct(page);
    return { ...page, product: page.product };
  }
}

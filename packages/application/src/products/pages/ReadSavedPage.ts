import { showsProducts, type ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor } from '../../shared/index.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';

/** Ends the work without a charge. */
class FreePage extends Error {
  constructor(readonly page: ReadPage) {
    super('The page shows neither a product nor results.');
  }
}

/** Reads a page that a person saved or copied; nothing is fetched. */
export class ReadSavedPage {
  constructor(
    private readonly reader: ProductPageReader,
    private readonly quota: QuotaGuard,
  ) {}

  /**
   * `address`: where the page was saved from, if the person says. 1 api_calls; a page that shows neither a product nor results
   * is free. Throws `quota_exceeded`.
   */
  async execute(actor: Actor, html: string, address: string | undefined): Promise<ReadPage> {
    try {
      return await this.quota.spend(actor, 'api_calls', 1, {
        work: async () => {
          const page = await this.reader.read(html, address);
          if (!showsProducts(page.page.kind)) throw new FreePage(page);
          return page;
        },
        settle: (page) => Promise.resolve(page),
      });
    } catch (error) {
      if (error instanceof FreePage) return error.page;
      throw error;
    }
  }
}

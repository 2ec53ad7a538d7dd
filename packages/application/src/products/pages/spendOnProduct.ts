import type { PageProduct, ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor } from '../../shared/index.js';
import { pageErrors } from './pageErrors.js';

/** A page that shows one product. */
export type ProductPage = ReadPage & { readonly product: PageProduct };

/** Reads the page of one product for 1 api_calls. Throws `page_without_product`, free of charge, where it shows none. */
export const spendOnProduct = (quota: QuotaGuard, actor: Actor, read: () => Promise<ReadPage>): Promise<ProductPage> =>
  quota.spend(actor, 'api_calls', 1, {
    work: async () => {
      const page = await read();
      if (page.product === null) throw pageErrors.noProduct(page);
      return { ...page, product: page.product };
    },
    settle: (page) => Promise.resolve(page),
  });

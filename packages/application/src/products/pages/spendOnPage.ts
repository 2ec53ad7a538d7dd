import type { ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor } from '../../shared/index.js';

/** Ends the work without a charge. */
class Unread extends Error {
  constructor(readonly page: ReadPage) {
    super('The page holds nothing that was asked for.');
  }
}

/** Reads a page for 1 api_calls; a page that shows neither a product nor results costs nothing. */
export async function spendOnPage(quota: QuotaGuard, actor: Actor, read: () => Promise<ReadPage>): Promise<ReadPage> {
  try {
    return await quota.spend(actor, 'api_calls', 1, {
      work: async () => {
        const page = await read();
        if (page.page.kind !== 'product' && page.page.kind !== 'search') throw new Unread(page);
        return page;
      },
      settle: async (page) => Promise.resolve(page),
    });
  } catch (error) {
    if (error instanceof Unread) return error.page;
    throw error;
  }
}

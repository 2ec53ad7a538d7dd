import type { CliContext } from '../CliContext.js';
import { resolveId } from './resolveId.js';

const PAGE = 1000;

/** Resolves an abbreviated id, for each kind of object. */
export const idOf = {
  listing: (named: string, { client }: CliContext) =>
    resolveId(named, 'listing', async (cursor) => {
      const { listings, next_cursor: next } = await client.listings.list({ query: { limit: PAGE, cursor } });
      return { ids: listings.map(({ id }) => id), next };
    }),
  product: (named: string, { client }: CliContext) =>
    resolveId(named, 'product', async (cursor) => {
      const { products, next_cursor: next } = await client.products.list({ query: { limit: PAGE, cursor } });
      return { ids: products.map(({ id }) => id), next };
    }),
  photo: (named: string, productId: string, { client }: CliContext) =>
    resolveId(named, 'photo', async () => {
      const { product } = await client.products.read({ params: { id: productId } });
      return { ids: product.photos.map(({ id }) => id), next: null };
    }),
  job: (named: string, { client }: CliContext) =>
    resolveId(named, 'bulk job', async (cursor) => {
      const { batches, next_cursor: next } = await client.bulk.list({ query: { limit: PAGE, cursor } });
      return { ids: batches.map((job) => job.batch_id), next };
    }),
  invoice: (named: string, { client }: CliContext) =>
    resolveId(named, 'invoice', async (cursor) => {
      const { invoices, next_cursor: next } = await client.billing.invoices({ query: { limit: PAGE, cursor } });
      return { ids: invoices.map(({ id }) => id), next };
    }),
  apiKey: (named: string, { client }: CliContext) =>
    resolveId(named, 'API key', async () => ({
      ids: (await client.accounts.apiKeys()).api_keys.map(({ id }) => id),
      next: null,
    })),
  session: (named: string, { client }: CliContext) =>
    resolveId(named, 'session', async (cursor) => {
      const { sessions, next_cursor: next } = await client.accounts.sessions({ query: { limit: PAGE, cursor } });
      return { ids: sessions.map(({ id }) => id), next };
    }),
  customer: (named: string, { client }: CliContext) =>
    resolveId(named, 'account', async (cursor) => {
      const { customers, next_cursor: next } = await client.admin.customers({ query: { limit: PAGE, cursor } });
      return { ids: customers.map(({ id }) => id), next };
    }),
  payment: (named: string, { client }: CliContext) =>
    resolveId(named, 'payment', async (cursor) => {
      const { payments, next_cursor: next } = await client.admin.payments({ query: { limit: PAGE, cursor } });
      return { ids: payments.map(({ id }) => id), next };
    }),
} as const;

/** The same for several ids. */
export async function listingIds(named: readonly string[], context: CliContext): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const one of named) ids.push(await idOf.listing(one, context));
  return ids;
}

/** The same for several products. */
export async function productIds(named: readonly string[], context: CliContext): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const one of named) ids.push(await idOf.product(one, context));
  return ids;
}

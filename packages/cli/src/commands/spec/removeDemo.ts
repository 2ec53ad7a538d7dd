import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';
import { readDemo } from './readDemo.js';

/** Deletes the demo products with their listings, after a confirmation; without a terminal it needs --yes. */
export async function removeDemo(context: CliContext): Promise<void> {
  const { client, print } = context;
  const products = [...(await readDemo(context)).values()];
  if (products.length === 0) return;
  const listings = products.reduce((sum, one) => sum + one.listings, 0);
  const what = `${countOf(products.length, 'demo product')} with ${countOf(listings, 'listing')}`;
  await confirmed(what, context);
  for (const { id } of products) {
    for (const listing of await listingsOf(id, context)) await client.listings.remove({ params: { id: listing } });
    await client.products.remove({ params: { id } });
  }
  print.message(`Deleted ${what}.`);
}

/** Of all pages, before any is deleted. */
async function listingsOf(productId: string, { client }: CliContext): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listings.list({ query: { product_id: productId, limit: 1000, cursor } });
    ids.push(...page.listings.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

async function confirmed(what: string, { options, stdin }: CliContext): Promise<void> {
  if (options.yes) return;
  if (!stdin.isTTY || options.input === false)
    throw new CliError('confirmation_needed', `This would delete ${what}.`, 'Add --yes to confirm.');
  const answer = await askAtTerminal(`Delete ${what}? This can't be undone. [y/N] `);
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CliError('interrupted', 'Nothing was deleted.');
}

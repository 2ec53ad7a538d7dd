import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { shellCommand } from '../../output/shellCommand.js';
import { demoProducts } from './demoProducts.js';
import { readDemo } from './readDemo.js';
import { removeDemo } from './removeDemo.js';

export interface DemoOptions {
  readonly reset?: boolean;
}

/** Adds the demo products that the account does not have, with a listing for each. It can be interrupted and run again. */
export async function runDemo({ reset }: DemoOptions, context: CliContext): Promise<void> {
  const { client, print, options } = context;
  // Each of its requests is another one.
  const keyOf = (what: string) =>
    options.idempotencyKey === undefined ? {} : { idempotencyKey: `${options.idempotencyKey}-${what}` };
  if (reset) await removeDemo(context);
  const found = await readDemo(context);
  const rows: { sku: string; product_id: string; listing_id: string | null; score: number | null; added: boolean }[] =
    [];
  for (const { marketplace, ...body } of demoProducts) {
    const known = found.get(body.sku);
    const id = known?.id ?? (await client.products.add({ body }, keyOf(body.sku))).product.id;
    const row = { sku: body.sku, product_id: id, listing_id: null, score: null, added: known === undefined };
    if (known !== undefined && known.listings > 0) {
      rows.push(row);
      continue;
    }
    const { listing } = await client.listings.generate(
      { body: { product_id: id, marketplace } },
      keyOf(`${body.sku}-listing`),
    );
    rows.push({ ...row, listing_id: listing.id, score: listing.score.score, added: true });
  }
  const added = rows.filter((row) => row.added);
  print.message(
    added.length === 0
      ? 'The demo is there already. To begin again: listwright spec demo --reset'
      : `${countOf(added.length, 'demo product')} added. Each listing counts towards your plan.`,
  );
  const first = added.find((row) => row.listing_id !== null);
  print.result({
    data: { products: rows, added: added.length },
    rows,
    next: [
      ...(first?.listing_id ? [shellCommand('listings', 'show', first.listing_id)] : []),
      shellCommand('products', 'list', '--search', 'DEMO-'),
    ],
  });
}

import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { idOf, listingIds } from '../../ids/idOf.js';

/** As many as the server exports to one file. */
const MOST = 1000;

/** The ids of the listings that were named, or of those that a bulk job has written. */
export async function chosenListings(
  named: readonly string[],
  { batch }: { readonly batch?: string },
  context: CliContext,
): Promise<readonly string[]> {
  if ((batch === undefined) === (named.length === 0))
    throw new CliError('no_listings', 'Name listings, or a bulk job with --batch.', 'Pass one of the two.');
  return batch === undefined ? listingIds(named, context) : ofBatch(await idOf.job(batch, context), context);
}

async function ofBatch(id: string, { client }: CliContext): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.bulk.rows({ params: { id }, query: { limit: MOST, cursor } });
    ids.push(...page.rows.flatMap(({ listing_id: listing }) => listing ?? []));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && ids.length <= MOST);
  if (ids.length > MOST) {
    const all = `Download all results as one table: listwright bulk download ${id}`;
    throw new CliError('export_too_large', `An export holds ${MOST} listings; this job has more.`, all);
  }
  if (ids.length > 0) return ids;
  throw new CliError('no_listings_written', 'This job has written no listings.', `listwright bulk status ${id}`);
}
